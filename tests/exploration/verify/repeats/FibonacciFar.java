// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Billions of calls, but 47 different ones. */
public final class FibonacciFar {
  static int fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 46);
    assert fibonacci(n) >= n - 1;
  }
}
