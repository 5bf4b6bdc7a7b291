// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches on int and long: wrapping, signs of remainders, linear and quadratic forms. */
public final class Arithmetic {
  private Arithmetic() {}

  public static String sumSign(int a, int b) {
    int sum = a + b;
    if (a > 0 && b > 0 && sum < 0) {
      return "overflow";
    }
    if (a < 0 && b < 0 && sum >= 0) {
      return "underflow";
    }
    return sum == 0 ? "balanced" : "plain";
  }

  public static int remainderSigns(int a, int b) {
    if (b == 0) {
      return -1;
    }
    int r = a % b;
    if (r < 0) {
      return b < 0 ? 1 : 2;
    }
    if (r > 0 && b < 0) {
      return 3;
    }
    return r == 0 ? 4 : 5;
  }

  public static int rootsOf(int x) {
    int value = x * x - 5 * x + 6;
    if (value == 0) {
      return x > 2 ? 3 : 2;
    }
    if (value == 2 && x > 3) {
      return 4;
    }
    return 0;
  }

  // infeasible: 1
  public static int squareIsThree(int x) {
    if (x * x == 3) {
      return 1;
    }
    if (x * x == 1369 && x < 0) {
      return 2;
    }
    return 0;
  }

  // infeasible: 1
  public static boolean evenSum(int a, int b) {
    if (((2 * a + 2 * b) & 1) == 1) {
      return false;
    }
    return a != b;
  }

  public static long discount(long cents, int percent) {
    if (percent < 0 || percent > 100) {
      return -1;
    }
    long reduction = cents * percent / 100;
    if (reduction > 5_000L && percent < 50) {
      return cents - 5_000L;
    }
    return cents - reduction;
  }

  public static int change(int price, int paid) {
    int rest = paid - price;
    if (rest < 0) {
      return -1;
    }
    int coins = rest / 50;
    rest %= 50;
    if (coins == 3 && rest == 7) {
      return 157;
    }
    return coins + rest / 10;
  }

  public static String minimumTrap(int n) {
    int positive = n < 0 ? -n : n;
    if (positive < 0) {
      return "still negative";
    }
    return positive % 7 == 3 ? "three" : "other";
  }

  public static int linearSystem(int x, int y) {
    if (3 * x + 2 * y == 31 && x - y == 2) {
      return 1;
    }
    if (5 * x - 7 * y == 1) {
      return 2;
    }
    return 0;
  }

  public static String congruences(int n) {
    if (n < 0 || n > 10_000) {
      return "range";
    }
    if (n % 13 == 5 && n % 17 == 9 && n % 7 == 4) {
      return "match";
    }
    return "no match";
  }

  public static long compound(long balance, int months) {
    if (months < 0 || months > 4 || balance < 0 || balance > 1_000_000) {
      return -1;
    }
    for (int i = 0; i < months; i++) {
      balance += balance / 20;
    }
    return balance > 1_200_000 ? -2 : balance;
  }
}
