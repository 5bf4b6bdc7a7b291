// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Map;

/** Reads numbers as the Romans wrote them. */
public final class RomanNumber {
  private static final Map<Character, Integer> VALUES =
      Map.of('I', 1, 'V', 5, 'X', 10, 'L', 50, 'C', 100, 'D', 500, 'M', 1000);

  private RomanNumber() {}

  /** The value of a number; letters that are no digits count as nothing. */
  public static int parse(String text) {
    int sum = 0;
    int before = 0;
    for (int i = text.length() - 1; i >= 0; i--) {
      int value = VALUES.get(text.charAt(i)); // BUG java.lang.NullPointerException
      sum += value < before ? -value : value;
      before = value;
    }
    return sum;
  }

  /** Whether a number begins with one of the pairs that stand for 4 and 9. */
  public static boolean beginsWithPair(String text) {
    if (!text.startsWith("I")) {
      return false;
    }
    char second = text.charAt(1); // BUG java.lang.StringIndexOutOfBoundsException
    return second == 'V' || second == 'X';
  }
}
