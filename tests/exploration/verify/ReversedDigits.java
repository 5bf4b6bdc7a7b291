// expect: FALSE
// witness: 123
// SPDX-License-Identifier: Apache-2.0

/** A number whose digits read backwards make another. */
public final class ReversedDigits {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 < n && n < 1000);
    int rest = n;
    int reversed = 0;
    while (rest > 0) {
      reversed = reversed * 10 + rest % 10;
      rest /= 10;
    }
    assert reversed != 321;
  }
}
