// expect: FALSE
// witness: 10
// SPDX-License-Identifier: Apache-2.0

/** The tenth Fibonacci number is above fifty. */
public final class FibonacciLimit {
  private static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 <= n && n <= 10);
    assert fibonacci(n) < 50;
  }
}
