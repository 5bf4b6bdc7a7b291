// SPDX-License-Identifier: Apache-2.0
package directed;

/** Numbers that are not what they should be, though nothing is thrown. */
public final class Wrapped {
  private int total;

  public static int middle(int low, int high) {
    if (low < 0 || high < low) {
      throw new IllegalArgumentException();
    }
    return (low + high) / 2; // @middle
  }

  public static int area(int size, int count) {
    if (size <= 0 || count <= 0) {
      return 0;
    }
    return size * count; // @area
  }

  public static int order(int left, int right) {
    return left - right; // @order
  }

  public static long micros(long seconds) {
    return seconds * 1_000_000L; // @micros
  }

  public static int number(String digits) {
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      char digit = digits.charAt(i);
      if (digit < '0' || digit > '9') {
        return -1;
      }
      number = number * 10 + (digit - '0');
    }
    return number;
  }

  public static int sum(int first, int second) {
    long sum = (long) first + second;
    return (int) sum; // @sum
  }

  public static byte lengthByte(String text) {
    return (byte) (text.length() * 100); // @lengthByte
  }

  public void add(int amount) {
    if (amount > 0) {
      total += amount; // @add
    }
  }

  public int total() {
    return total;
  }
}
