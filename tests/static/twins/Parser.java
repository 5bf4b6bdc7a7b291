// SPDX-License-Identifier: Apache-2.0
package twins;

/** A parser whose tables and whose place are shared. */
public final class Parser {
  /** The alphabet that all parsers use. */
  public static final class Alphabet {
    public static String digits = "0123456789";
    public static int radix = 10;

    private Alphabet() {}
  }

  public static int position;
  public static int depth;
  private static final String DIGITS = Alphabet.digits + "0";
  private static final int[] POWERS = new int[2 + (Alphabet.radix & 15)];

  private Parser() {}

  public static char zero() {
    return DIGITS.charAt(0);
  }

  public static int one() {
    return POWERS[1];
  }

  public static int scale() {
    return 36 / POWERS.length;
  }

  public static int state() {
    int state = Math.floorMod(position * 5, 9);
    int[] next = {3, 1, 4, 1, 5, 9, 2, 6, 5};
    return next[state];
  }

  public static int nest() {
    if (depth >= 256) {
      throw new IllegalStateException("too deep");
    }
    return ++depth;
  }

  public static char bracket() {
    int kind = Math.floorMod(depth, 3);
    return "([{".charAt(kind);
  }
}
