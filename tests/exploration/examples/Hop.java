// SPDX-License-Identifier: Apache-2.0
package examples;

/** X16: an index read from the array itself. */
public class Hop {
  public static int hop(int[] t, int k) {
    if (t[t[k]] == 5) {
      return 1 / (t.length - t.length); // @division
    }
    return 0;
  }
}
