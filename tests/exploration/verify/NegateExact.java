// expect: FALSE
// witness: -2147483648
// SPDX-License-Identifier: Apache-2.0

/** The exact negation fails for one int. */
public final class NegateExact {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    boolean failed = false;
    try {
      Math.negateExact(n);
    } catch (ArithmeticException overflow) {
      failed = true;
    }
    assert !failed;
  }
}
