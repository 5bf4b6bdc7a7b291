// SPDX-License-Identifier: Apache-2.0
package battery;

/** Hand-written classification and arithmetic of characters. */
public final class Chars {
  private Chars() {}

  public static int hexDigit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
      return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
  }

  public static char caesar(char c, int key) {
    if (key < 0 || key > 25) {
      return '?';
    }
    if (c >= 'a' && c <= 'z') {
      char moved = (char) ((c - 'a' + key) % 26 + 'a');
      return moved == 'e' ? 'E' : moved;
    }
    return c;
  }

  public static boolean isVowel(char c) {
    return switch (c | 0x20) {
      case 'a', 'e', 'i', 'o', 'u' -> true;
      default -> false;
    };
  }

  public static String surrogates(char first, char second) {
    if (Character.isHighSurrogate(first)) {
      if (Character.isLowSurrogate(second)) {
        return Character.toCodePoint(first, second) == 0x1f600 ? "smile" : "pair";
      }
      return "broken";
    }
    return first == second ? "twice" : "plain";
  }
}
