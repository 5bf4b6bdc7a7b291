// SPDX-License-Identifier: Apache-2.0
package directed;

/** A crash in a later round. */
public final class Loops {
  private Loops() {}

  public static int fifth(int rounds) {
    int left = 5;
    for (int i = 0; i < rounds && i < 100; i++) {
      left--;
      if (left == 0) {
        return 1 / left; // @fifth
      }
    }
    return left;
  }

  public static int element(int[] values) {
    for (int i = 0; i < values.length; i++) {
      if (i == 3 && values[i] == 17) {
        return 1 / (i - 3); // @element
      }
    }
    return 0;
  }
}
