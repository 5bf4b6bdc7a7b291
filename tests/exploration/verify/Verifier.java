// SPDX-License-Identifier: Apache-2.0

/**
 * Where a program to be verified gets its inputs from.
 *
 * <p>assay makes every answer a symbolic input. On a stock JVM the answers are the items of the
 * system property verifier.values, separated by semicolons and given in the order of the calls;
 * inside an item a backslash, u and four hexadecimal digits stand for one char.
 */
public final class Verifier {
  private static final String VALUES = System.getProperty("verifier.values", "");
  private static int at = 0;

  private Verifier() {}

  public static boolean nondetBoolean() {
    return Boolean.parseBoolean(next());
  }

  public static byte nondetByte() {
    return Byte.parseByte(next());
  }

  public static char nondetChar() {
    return unescape(next()).charAt(0);
  }

  public static short nondetShort() {
    return Short.parseShort(next());
  }

  public static int nondetInt() {
    return Integer.parseInt(next());
  }

  public static long nondetLong() {
    return Long.parseLong(next());
  }

  public static float nondetFloat() {
    return Float.parseFloat(next());
  }

  public static double nondetDouble() {
    return Double.parseDouble(next());
  }

  /** Never null. */
  public static String nondetString() {
    return unescape(next());
  }

  /** Ends the run without a word when the condition does not hold. */
  public static void assume(boolean condition) {
    if (!condition) {
      Runtime.getRuntime().halt(0);
    }
  }

  private static String next() {
    if (at > VALUES.length()) {
      throw new IllegalStateException("verifier.values: expected one more value");
    }
    int end = VALUES.indexOf(';', at);
    String item = VALUES.substring(at, end < 0 ? VALUES.length() : end);
    at += item.length() + 1;
    return item;
  }

  private static String unescape(String item) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < item.length(); i++) {
      if (item.startsWith("\\u", i)) {
        text.append((char) Integer.parseInt(item.substring(i + 2, i + 6), 16));
        i += 5;
      } else {
        text.append(item.charAt(i));
      }
    }
    return text.toString();
  }
}
