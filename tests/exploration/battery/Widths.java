// SPDX-License-Identifier: Apache-2.0
package battery;

/** int, long and smaller types compared with each other. */
public final class Widths {
  private Widths() {}

  public static int mixed(int i, long l) {
    if (i == l) {
      return i < -5 ? 1 : 2;
    }
    return (int) l == i ? 3 : 0;
  }

  public static int widened(int a, int b) {
    long wide = (long) a * b;
    int narrow = a * b;
    if (wide != narrow) {
      return narrow == 0 ? 2 : 1;
    }
    return 0;
  }

  public static int smallTypes(byte b, short s, char c) {
    if (b == s && s == c) {
      return b > 100 ? 1 : 2;
    }
    return (byte) c == b && c > 255 ? 3 : 0;
  }

  public static int intAgainstFloat(int i, float f) {
    if (i == f && (double) i != f) {
      return 1;
    }
    return f > i ? 2 : 0;
  }

  public static int longAgainstDouble(long l, double d) {
    if (l == d) {
      return (long) d != l ? 1 : 2;
    }
    return d - l > 0.5 && d - l < 1 ? 3 : 0;
  }

  // infeasible: 1
  public static int shortSum(short a, short b) {
    int sum = a + b;
    if (sum > 70_000) {
      return 1;
    }
    return (short) sum != sum ? 2 : 3;
  }
}
