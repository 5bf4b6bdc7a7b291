// expect: FALSE
// witness: 2, 5
// SPDX-License-Identifier: Apache-2.0

/** Two arguments with the same value need not be the same input. */
public final class RepeatsByInput {
  static int grow(int n, int step) {
    return n <= 0 ? step : grow(n - 1, step) + grow(n - 1, step);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    int m = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 3 && m >= 0 && m <= 6);
    int one = grow(2, n);
    int other = grow(2, m);
    assert one == other || one + other != 28 || n > m;
  }
}
