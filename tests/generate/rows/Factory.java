// SPDX-License-Identifier: Apache-2.0
package rows;

/** F42: with "only box(int) makes Object" no other producer appears. */
public class Factory {
  public static Object box(int value) {
    return Integer.valueOf(value);
  }

  public static String kind(Object o) {
    if (o instanceof Integer && (Integer) o == 12) {
      return "twelve";
    }
    return "other";
  }
}
