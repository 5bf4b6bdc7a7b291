// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches on what java.lang.Math returns. */
public final class MathCalls {
  private MathCalls() {}

  public static int absolute(int n) {
    if (Math.abs(n) < 0) {
      return 1;
    }
    return Math.abs(n - 50) <= 3 ? 2 : 0;
  }

  public static String clamp(int n, int low, int high) {
    int clamped = Math.max(low, Math.min(n, high));
    if (clamped != n) {
      return low > high ? "crossed" : clamped == low ? "low" : "high";
    }
    return "inside";
  }

  public static int floors(int a, int b) {
    if (b == 0) {
      return -1;
    }
    if (Math.floorMod(a, b) != a % b) {
      return Math.floorDiv(a, b) == -4 ? 1 : 2;
    }
    return 0;
  }

  public static String exact(int a, int b) {
    try {
      int product = Math.multiplyExact(a, b);
      return product == 91 ? "ninety-one" : "fits";
    } catch (ArithmeticException overflow) {
      return a > 0 ? "positive" : "negative";
    }
  }

  public static int exactSums(long a, int b) {
    try {
      long sum = Math.addExact(a, (long) b);
      return Math.toIntExact(sum) == -1 ? 1 : 0;
    } catch (ArithmeticException overflow) {
      return overflow.getMessage().startsWith("long") ? 2 : 3;
    }
  }

  public static boolean high(long a, long b) {
    return Math.multiplyHigh(a, b) == 3 && a == 1L << 40;
  }

  public static int root(int n) {
    double root = Math.sqrt(n);
    if (root != root) {
      return -1;
    }
    return root > 10 && root < 10.5 ? 1 : root == 12 ? 2 : 0;
  }

  public static int roundings(double d) {
    if (Math.ceil(d) == 3 && Math.floor(d) == 2) {
      return Math.round(d) == 2 ? 1 : 2;
    }
    return Math.rint(d) == 8 && d < 8 ? 3 : 0;
  }

  public static int rounded(float f) {
    if (Math.round(f) == 5) {
      return f < 5 ? 1 : 2;
    }
    return Math.round(f) == 0 && f < 0 ? 3 : 0;
  }

  public static int distance(double x, double y) {
    if (Math.hypot(x, y) == 5 && x == 3) {
      return 1;
    }
    return Math.signum(x) < 0 && Math.copySign(1.0, y) < 0 ? 2 : 0;
  }

  public static int negation(int n) {
    try {
      return Math.negateExact(n) == 6 ? 1 : Math.incrementExact(n) == 6 ? 2 : 0;
    } catch (ArithmeticException overflow) {
      return n < 0 ? 3 : 4;
    }
  }

  public static int power(int n) {
    if (n < 0 || n > 12) {
      return -1;
    }
    return Math.pow(2, n) == 1024 ? 1 : Math.pow(n, 2) == 49 ? 2 : 0;
  }
}
