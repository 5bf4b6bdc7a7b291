// SPDX-License-Identifier: Apache-2.0
package examples;

/** X20 without usage: the division lies behind a check that fails for negative numbers. */
public class Positive {
  private static void needPositive(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("n: " + n);
    }
  }

  public static int useThenDivide(int n, int d) {
    needPositive(n);
    return 10 / d; // @division
  }
}
