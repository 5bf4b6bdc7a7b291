// SPDX-License-Identifier: Apache-2.0
package statics;

/** Its initialiser counts how often it ran. */
public final class Counted {
  private static int runs;

  static {
    runs++;
  }

  private Counted() {}

  public static int see(int value) {
    return runs == 1 ? value : value / Integer.signum(0);
  }
}
