// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Small factorials fit and grow. */
public final class Factorial {
  private static int factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 <= n && n <= 6);
    assert factorial(n) >= n;
  }
}
