// SPDX-License-Identifier: Apache-2.0
package examples;

/** X16: an index that is itself an element. */
public final class Hop {
  private Hop() {}

  public static int hop(int[] table, int start) {
    if (start < 0 || start >= table.length || table[start] < 0 || table[start] >= table.length) {
      return -1;
    }
    if (table[table[start]] == 5) {
      return 1 / (table[table[start]] - 5); // @hop
    }
    return 0;
  }

  public static int hopUnchecked(int[] table, int start) {
    return table[table[start]]; // @index
  }
}
