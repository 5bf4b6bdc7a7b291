// SPDX-License-Identifier: Apache-2.0
package rows;

/** F41: both branches of the helper through its caller. */
public class PrivateHelper {
  public static int twiceAbs(int x) {
    return 2 * abs(x);
  }

  private static int abs(int x) {
    if (x < 0) {
      return -x;
    }
    return x;
  }
}
