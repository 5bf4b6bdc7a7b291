// SPDX-License-Identifier: Apache-2.0
package rows;

/** F36, F37: the branch depends on what a static method of another class did. */
public class StaticCounter {
  static int count;

  public static String state() {
    if (count == 2) {
      return "two";
    }
    return "other";
  }
}
