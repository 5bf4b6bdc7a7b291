// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches on double: NaN, infinities, exact and inexact sums, quadratic forms, quotients. */
public final class Doubles {
  private Doubles() {}

  public static int special(double d) {
    if (Double.isNaN(d)) {
      return 1;
    }
    if (d == Double.NEGATIVE_INFINITY) {
      return 2;
    }
    if (d == d + 1 && d > 0) {
      return 3;
    }
    return d == 0 && Double.doubleToRawLongBits(d) != 0 ? 4 : 5;
  }

  public static int bodyIndex(double kilograms, double meters) {
    if (!(kilograms > 0) || !(meters > 0)) {
      return -1;
    }
    double index = kilograms / (meters * meters);
    if (index < 18.5) {
      return 0;
    }
    return index < 25 ? 1 : 2;
  }

  public static boolean accumulates(double x) {
    double sum = x;
    for (int i = 0; i < 5; i++) {
      sum += 0.1;
    }
    return sum == 1.0;
  }

  public static String quadratic(double x) {
    double y = x * x - 3 * x + 2;
    if (y == 0) {
      return x > 1.5 ? "upper" : "lower";
    }
    return y < 0 ? "between" : "outside";
  }

  public static int rounding(double d) {
    if ((int) d == 42 && d != 42.0) {
      return 1;
    }
    if ((long) d == Long.MAX_VALUE) {
      return 2;
    }
    return d * 10 % 10 == 5 ? 3 : 4;
  }

  public static boolean triangle(double a, double b, double c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return false;
    }
    if (a + b > c && b + c > a && a + c > b) {
      return a * a + b * b == c * c;
    }
    return false;
  }

  public static int tax(int amount, int rate) {
    double tax = amount * rate / 100.0;
    if (tax > 12.25 && tax < 12.3) {
      return 1;
    }
    return tax < 0 ? 2 : 3;
  }

  public static boolean needsDouble(double d) {
    float narrow = (float) d;
    if (narrow == d) {
      return false;
    }
    return !Float.isInfinite(narrow) || d < 0;
  }
}
