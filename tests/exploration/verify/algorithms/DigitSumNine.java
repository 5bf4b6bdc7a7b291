// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A number and the sum of its digits have the same remainder of nine. */
public final class DigitSumNine {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 1000);
    int sum = n % 10 + n / 10 % 10 + n / 100;
    assert sum % 9 == n % 9;
  }
}
