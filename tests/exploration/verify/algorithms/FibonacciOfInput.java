// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Exponentially many calls, but one path per argument. */
public final class FibonacciOfInput {
  static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 18);
    assert fibonacci(n) >= n - 1;
  }
}
