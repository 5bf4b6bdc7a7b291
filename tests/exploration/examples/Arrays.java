// SPDX-License-Identifier: Apache-2.0
package examples;

/** F14, F16, F17: stores and loads at inputs, two dimensions, free sizes. */
public class Arrays {
  public static int storeThenLoad(int i, int j) {
    int[] a = new int[8];
    a[i] = 7;
    return a[j] == 7 ? 1 : 0;
  }

  public static int grid(int[][] g) {
    return g[1][2] == 9 ? 1 : 0;
  }

  public static int bounded(int[] a) {
    return a.length;
  }

  public static int byType(boolean text, int i) {
    Object[] row = {text ? "a" : 1, 2};
    return row[i] instanceof String ? 1 : 0;
  }
}
