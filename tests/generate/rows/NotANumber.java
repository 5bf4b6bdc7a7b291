// SPDX-License-Identifier: Apache-2.0
package rows;

/** F06: both branches need a double that is no ordinary number. */
public class NotANumber {
  public static String f(double d) {
    if (d != d) {
      return "A";
    }
    if (d == d + 1 && d > 0) {
      return "B";
    }
    return "C";
  }
}
