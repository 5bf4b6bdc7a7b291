// SPDX-License-Identifier: Apache-2.0
package rows;

/** F51: a leaf ends in an exception of its own type. */
public class Throwing {
  /** A checked exception of the class's own. */
  public static class TooLarge extends Exception {
    private static final long serialVersionUID = 1L;

    TooLarge(int value) {
      super("too large: " + value);
    }
  }

  public static int check(int value) throws TooLarge {
    if (value > 1000) {
      throw new TooLarge(value);
    }
    return value;
  }
}
