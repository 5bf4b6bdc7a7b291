// SPDX-License-Identifier: Apache-2.0
package directed;

/** What another tool warns of, rightly or not. */
public final class Warned {
  private Warned() {}

  public static int divide(int a) {
    return 10 / a; // @divide
  }

  public static int cast(Object thing) {
    return thing instanceof Byte[] ? ((byte[]) thing).length : 0; // @cast
  }

  public static int index(int[] values) {
    return values.length == 2 ? values[2] : 0; // @index
  }

  public static int dead(int n) {
    String text = n * n % 4 == 2 ? null : "text";
    return text.length(); // @dead
  }

  public static int never(boolean flag) {
    String text = flag ? "yes" : "no";
    return 1 / text.length(); // @never
  }
}
