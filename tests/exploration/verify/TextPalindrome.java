// expect: FALSE
// witness: aba
// SPDX-License-Identifier: Apache-2.0

/** There are palindromes of three letters. */
public final class TextPalindrome {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 3);
    assert s.charAt(0) != s.charAt(2) || s.charAt(1) != 'b';
  }
}
