// SPDX-License-Identifier: Apache-2.0
package examples;

/** X13: exchanges what two arrays hold, as if both had the same length. */
public final class Swap {
  private Swap() {}

  public static void swap(double[] one, double[] other) {
    for (int i = 0; i < one.length; i++) {
      double kept = one[i];
      one[i] = other[i]; // @swap
      other[i] = kept;
    }
  }

  public static void swapChecked(double[] one, double[] other) {
    for (int i = 0; i < one.length && i < other.length; i++) {
      double kept = one[i];
      one[i] = other[i];
      other[i] = kept;
    }
  }
}
