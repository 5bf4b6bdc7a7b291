// SPDX-License-Identifier: Apache-2.0
package rows;

/** What is changed and what is put back. */
public class Orders {
  static int count;
  static int reset;
  static StringBuilder made;

  public static int count() {
    return ++count;
  }

  public static int counted() {
    return ++reset;
  }

  public static void clear() {
    reset = 0;
  }

  public static int lazily() {
    if (made == null) made = new StringBuilder("x");
    return made.length();
  }

  public static int pure(int n) {
    return n + 1;
  }
}
