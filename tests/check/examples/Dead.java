// SPDX-License-Identifier: Apache-2.0
package examples;

/** X39: null is used where nobody gets. */
public final class Dead {
  private Dead() {}

  public static int length(int n) {
    String text = n * n % 4 == 2 ? null : "text";
    return text.length();
  }

  public static int lengthAfterReturn(boolean flag) {
    if (flag || !flag) {
      return 0;
    }
    String text = null;
    return text.length();
  }
}
