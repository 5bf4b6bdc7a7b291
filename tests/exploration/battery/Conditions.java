// SPDX-License-Identifier: Apache-2.0
package battery;

/** Nested, compound and conditional expressions. */
public final class Conditions {
  private Conditions() {}

  public static int compound(int a, int b, boolean strict) {
    if ((a > 10 || b > 10) && !(a > 10 && b > 10) == strict) {
      return 1;
    }
    return a == b ^ strict ? 2 : 3;
  }

  public static String grade(int points, int bonus) {
    int total = points + (bonus > 5 ? 5 : bonus);
    return points < 0 || bonus < 0
        ? "invalid"
        : total >= 90 ? bonus > 0 ? "earned" : "excellent" : total >= 50 ? "passed" : "failed";
  }

  public static int nested(int x, int y, int z) {
    if (x > 0) {
      if (y > x) {
        if (z > y) {
          return x + y + z == 20 ? 1 : 2;
        }
        return 3;
      }
      return y == -x ? 4 : 5;
    }
    return 6;
  }

  public static boolean majority(boolean a, boolean b, boolean c) {
    return a && b || b && c || a && c;
  }

  public static int nonShortCircuit(int a, int b) {
    boolean result = a > 3 & b < 3 | a == -b;
    return result ? a + b == 0 ? 1 : 2 : 3;
  }

  // infeasible: 1
  public static String correlated(int n) {
    boolean large = n > 1000;
    if (n % 2 == 0 && n < 10) {
      return large ? "impossible" : "small even";
    }
    return large ? "large" : "small odd";
  }

  public static int overlap(int a1, int a2, int b1, int b2) {
    if (a1 > a2 || b1 > b2) {
      return -1;
    }
    if (a2 < b1 || b2 < a1) {
      return 0;
    }
    return a1 <= b1 && b2 <= a2 ? 2 : 1;
  }

  // infeasible: 1
  public static int triangle(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0 || a > 1000 || b > 1000 || c > 1000) {
      return -1;
    }
    if (a + b <= c || a + c <= b || b + c <= a) {
      return 0;
    }
    if (a == b && b == c) {
      return 3;
    }
    if (a == b || b == c || a == c) {
      return 2;
    }
    return a + b + c < 6 ? 4 : 1;
  }
}
