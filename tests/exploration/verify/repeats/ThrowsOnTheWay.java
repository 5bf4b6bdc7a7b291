// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** A call that ended by an exception ends by it again, and counts again. */
public final class ThrowsOnTheWay {
  static int counter;

  static int quotient(int n) {
    counter++;
    if (n == 2) {
      return 12 / (n - 2);
    }
    return n < 2 ? 1 : quotient(n - 1) + quotient(n - 2);
  }

  static int tried(int n) {
    try {
      return quotient(n);
    } catch (ArithmeticException e) {
      return -1;
    }
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 6);
    int both = tried(n) + tried(n);
    assert both != -2 || counter != 8;
  }
}
