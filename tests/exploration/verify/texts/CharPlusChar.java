// expect: FALSE
// witness: a;b
// SPDX-License-Identifier: Apache-2.0

/** Two chars add up to a number, not to a text. */
public final class CharPlusChar {
  public static void main(String[] args) {
    char a = Verifier.nondetChar();
    char b = Verifier.nondetChar();
    Verifier.assume(a >= 'a' && a <= 'c' && b >= 'a' && b <= 'c');
    String text = "" + (a + b);
    assert !text.equals("195");
  }
}
