// SPDX-License-Identifier: Apache-2.0
package p1;

/** A first homework: looks for a pattern in numbers, one way or the other. */
public class PatternMatch {
  private int comparisons;

  public static int[] numbers(int count) {
    if (count > 100) {
      throw new IllegalArgumentException("too many");
    }
    int[] numbers = new int[count]; // BUG java.lang.NegativeArraySizeException
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = i % 3;
    }
    return numbers;
  }

  private boolean same(int one, int other) {
    comparisons++;
    return one == other;
  }

  public int find(int[] text, int[] pattern) {
    for (int i = 0; i < text.length; i++) {
      int j = 0;
      while (j < pattern.length && same(text[i + j], pattern[j])) { // BUG java.lang.ArrayIndexOutOfBoundsException
        j++;
      }
      if (j == pattern.length) {
        return i;
      }
    }
    return -1;
  }

  public boolean startsWith(int[] text, int first) {
    return same(text[0], first); // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public int comparisonsPer(int runs) {
    return comparisons / runs; // BUG java.lang.ArithmeticException
  }

  public int count(int[] text, int wanted) {
    int count = 0;
    for (int each : text) {
      count += same(each, wanted) ? 1 : 0;
    }
    return count;
  }
}
