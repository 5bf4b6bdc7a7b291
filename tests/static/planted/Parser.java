// SPDX-License-Identifier: Apache-2.0
package planted;

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
  private static final String DIGITS = Alphabet.digits.concat(""); // BUG java.lang.ExceptionInInitializerError
  private static final int[] POWERS = new int[Alphabet.radix & 15];

  private Parser() {}

  public static char zero() {
    return DIGITS.charAt(0); // BUG java.lang.StringIndexOutOfBoundsException
  }

  public static int one() {
    return POWERS[1]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int scale() {
    return 36 / POWERS.length; // BUG java.lang.ArithmeticException
  }

  public static int state() {
    int state = position * 5 % 9;
    int[] next = {3, 1, 4, 1, 5, 9, 2, 6, 5};
    return next[state]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int nest() {
    depth++;
    if (depth >= 256) {
      throw new IllegalStateException("too deep"); // BUG java.lang.IllegalStateException
    }
    return depth;
  }

  public static char bracket() {
    int kind = depth * 5 % 3;
    return "([{".charAt(kind); // BUG java.lang.StringIndexOutOfBoundsException
  }
}
