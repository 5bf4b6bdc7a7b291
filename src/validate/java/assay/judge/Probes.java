// SPDX-License-Identifier: Apache-2.0
package assay.judge;

/**
 * What the probes in watched classes call. It is loaded with them, by the same class loader, so that
 * every load counts from nothing.
 */
public final class Probes {
  private static volatile boolean[][] passed = new boolean[0][];

  private Probes() {}

  /** Before any watched class is loaded: how many probes each has, by its number. */
  public static void prepare(int[] counts) {
    boolean[][] flags = new boolean[counts.length][];
    for (int i = 0; i < counts.length; i++) flags[i] = new boolean[counts[i]];
    passed = flags;
  }

  /** A probe was passed. */
  public static void hit(int type, int probe) {
    passed[type][probe] = true;
  }

  public static boolean[][] passed() {
    return passed;
  }
}
