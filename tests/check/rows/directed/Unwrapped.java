// SPDX-License-Identifier: Apache-2.0
package directed;

/** Integers that wrap on purpose, are looked at before they do harm, or cannot wrap. */
public final class Unwrapped {
  private final int x;
  private final int y;

  public Unwrapped(int x, int y) {
    this.x = x;
    this.y = y;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Unwrapped && ((Unwrapped) other).x == x && ((Unwrapped) other).y == y;
  }

  @Override
  public int hashCode() {
    return x * 10 + y;
  }

  public static int mixed(int a, int b) {
    return 31 * (31 * 17 + a) + b;
  }

  public static int spread(int value) {
    int h = value * 0x9E3779B1;
    return h ^ h >>> 16;
  }

  public static int checksum(int[] words) {
    int sum = 0;
    for (int word : words) {
      sum += word;
    }
    return sum;
  }

  public static int folded(long value) {
    return (int) (value ^ value >>> 32);
  }

  public static byte low(int value) {
    return (byte) value;
  }

  public static byte second(int value) {
    return (byte) (value >>> 8);
  }

  public static int masked(int a, int b) {
    return a + b & 0xffff;
  }

  public static int unsignedMiddle(int low, int high) {
    if (low < 0 || high < low) {
      return -1;
    }
    return low + high >>> 1;
  }

  public static int exact(int a, int b) {
    return Math.addExact(Math.multiplyExact(a, 3), b);
  }

  public static int checked(int a, int b) {
    if (a < 0 || a > 1000 || b < 0 || b > 1000) {
      throw new IllegalArgumentException();
    }
    return a * b + a;
  }

  public static int comparedBack(long first, long second) {
    long sum = first / 2 + second / 2;
    int small = (int) sum;
    if (small != sum) {
      throw new ArithmeticException();
    }
    return small;
  }

  public static int noticed(int a, int b) {
    int sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      return a < 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    }
    return sum;
  }

  public static int thereAndBack(int a, int b) {
    return a + b - b;
  }
}
