// SPDX-License-Identifier: Apache-2.0
package rows;

/** F07: only wrapping around reaches the branches. */
public class Overflow {
  public static boolean wrapsInt(int x) {
    if (x > 0 && x + 1 < 0) {
      return true;
    }
    return false;
  }

  public static boolean wrapsLong(long x) {
    if (x > 0 && x + 1 < 0) {
      return true;
    }
    return false;
  }
}
