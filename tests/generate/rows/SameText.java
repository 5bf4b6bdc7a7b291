// SPDX-License-Identifier: Apache-2.0
package rows;

/** F63: literals that say the same are one object. */
public class SameText {
  public static String compare(String a, String b) {
    if (a == b) {
      return "same";
    }
    return a != null && a.equals(b) ? "equal" : "different";
  }
}
