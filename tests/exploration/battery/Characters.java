// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches on the library's classes of characters. */
public final class Characters {
  private Characters() {}

  public static int classes(char c) {
    if (Character.isDigit(c)) {
      return c > '9' ? 2 : 1;
    }
    if (Character.isLetter(c)) {
      return Character.isUpperCase(c) ? 4 : 3;
    }
    return Character.isWhitespace(c) ? 5 : 0;
  }

  public static int numeric(char c) {
    int value = Character.getNumericValue(c);
    if (value == 35) {
      return Character.isLowerCase(c) ? 1 : 2;
    }
    return value < 0 ? 3 : 0;
  }

  public static String identifier(String s) {
    if (s.isEmpty() || !Character.isJavaIdentifierStart(s.charAt(0))) {
      return "no start";
    }
    for (int i = 1; i < s.length(); i++) {
      if (!Character.isJavaIdentifierPart(s.charAt(i))) {
        return "no part";
      }
    }
    return s.length() > 4 ? "long" : "identifier";
  }

  public static boolean password(String s) {
    boolean upper = false;
    boolean digit = false;
    for (char c : s.toCharArray()) {
      if (Character.isUpperCase(c)) {
        upper = true;
      } else if (Character.isDigit(c)) {
        digit = true;
      }
    }
    return s.length() >= 4 && upper && digit;
  }

  public static char swapCase(char c) {
    if (Character.isLowerCase(c)) {
      return Character.toUpperCase(c) == 'Q' ? '!' : Character.toUpperCase(c);
    }
    return Character.toLowerCase(c) == 'x' ? '?' : c;
  }

  public static int digits(char c, int radix) {
    int value = Character.digit(c, radix);
    if (value < 0) {
      return -1;
    }
    return value == 11 && radix < 16 ? 1 : Character.forDigit(value, radix) == c ? 2 : 0;
  }
}
