// SPDX-License-Identifier: Apache-2.0
package rows;

/** F14: the two indices are the same cell or they are not. */
public class StoreThenLoad {
  public static boolean sees(int[] a, int i, int j) {
    a[i] = 7;
    if (a[j] == 7) {
      return true;
    }
    return false;
  }
}
