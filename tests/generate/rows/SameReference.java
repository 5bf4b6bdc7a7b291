// SPDX-License-Identifier: Apache-2.0
package rows;

/** F45: one test passes the same variable twice. */
public class SameReference {
  public static boolean same(Integer a, Integer b) {
    if (a == b) {
      return true;
    }
    return false;
  }
}
