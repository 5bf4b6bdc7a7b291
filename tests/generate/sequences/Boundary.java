// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.18; F68: tests with 5 and with 6. */
public class Boundary {
  public static String side(int i) {
    if (i <= 5) {
      return "low";
    }
    return "high";
  }
}
