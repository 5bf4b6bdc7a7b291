// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches behind recursive calls. */
public final class Recursion {
  private Recursion() {}

  public static int measure(int p, int q) {
    if (p < 0 || q < 0 || p > 50 || q > 50) {
      return -1;
    }
    return divisor(p, q) == 12 ? 1 : 0;
  }

  private static int divisor(int p, int q) {
    return q == 0 ? p : divisor(q, p % q);
  }

  public static boolean fibonacci(int n, int value) {
    if (n < 0 || n > 8) {
      return false;
    }
    return term(n) == value;
  }

  private static int term(int n) {
    return n < 2 ? n : term(n - 1) + term(n - 2);
  }

  public static int depth(String s, int at) {
    if (at < 0 || at >= s.length() || at > 6) {
      return 0;
    }
    int rest = depth(s, at + 1);
    if (s.charAt(at) == '(') {
      return rest + 1;
    }
    return s.charAt(at) == ')' ? rest - 1 : rest;
  }

  public static int ackermann(int m, int n) {
    if (m < 0 || m > 2 || n < 0 || n > 3) {
      return -1;
    }
    return grow(m, n) > 8 ? 1 : 0;
  }

  private static int grow(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    return n == 0 ? grow(m - 1, 1) : grow(m - 1, grow(m, n - 1));
  }

  public static boolean isEven(int n) {
    if (n < 0 || n > 10) {
      return false;
    }
    return n == 0 || isOdd(n - 1);
  }

  private static boolean isOdd(int n) {
    return n != 0 && isEven(n - 1);
  }

  public static int subsetSum(int target) {
    int[] weights = {3, 7, 12, 5};
    return fill(weights, 0, target) ? 1 : 0;
  }

  private static boolean fill(int[] weights, int at, int rest) {
    if (rest == 0) {
      return true;
    }
    if (at == weights.length || rest < 0) {
      return false;
    }
    return fill(weights, at + 1, rest - weights[at]) || fill(weights, at + 1, rest);
  }
}
