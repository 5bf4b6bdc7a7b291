// expect: FALSE
// witness: 31
// SPDX-License-Identifier: Apache-2.0

/** One of the numbers is hit. */
public final class FibonacciFarHit {
  static long fibonacci(long n) {
    if (n < 0) {
      throw new IllegalArgumentException("below zero");
    }
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 40);
    assert fibonacci(n) != 1346269;
  }
}
