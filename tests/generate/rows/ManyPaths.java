// SPDX-License-Identifier: Apache-2.0
package rows;

/** F58, F59: 2^12 paths; a limit of paths or of time ends the exploration. */
public class ManyPaths {
  public static int count(int[] a) {
    int n = 0;
    for (int i = 0; i < 12; i++) {
      if (a[i] > i * 10) {
        n++;
      }
    }
    return n;
  }
}
