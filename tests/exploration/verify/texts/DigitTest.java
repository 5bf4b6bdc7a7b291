// expect: FALSE
// witness: \u0663
// SPDX-License-Identifier: Apache-2.0

/** There are more digits than ten. */
public final class DigitTest {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    assert !Character.isDigit(c) || c >= '0' && c <= '9';
  }
}
