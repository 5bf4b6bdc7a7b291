// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Reversing twice changes nothing. */
public final class TextReverseAscii {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 2);
    for (int i = 0; i < s.length(); i++) {
      Verifier.assume(s.charAt(i) < 128);
    }
    String twice = new StringBuilder(new StringBuilder(s).reverse()).reverse().toString();
    assert twice.equals(s);
  }
}
