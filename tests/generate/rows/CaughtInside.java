// SPDX-License-Identifier: Apache-2.0
package rows;

/** F49: a branch inside the handler. */
public class CaughtInside {
  public static String read(int[] a, int i) {
    try {
      return "value " + a[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      if (i < 0) {
        return "before";
      }
      return "behind";
    }
  }
}
