// SPDX-License-Identifier: Apache-2.0
package states;

/** F36: static state that other classes change in methods of an object and in constructors. */
public class Gauge {
  static int level;
  static boolean isPlugged;

  public static String state() {
    if (level == 2) {
      return "two";
    }
    return "other";
  }

  public static String plug() {
    if (isPlugged) {
      return "in";
    }
    return "out";
  }
}
