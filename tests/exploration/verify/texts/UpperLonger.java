// expect: FALSE
// witness: \u00df
// SPDX-License-Identifier: Apache-2.0

import java.util.Locale;

/** The upper case of one letter is two letters. */
public final class UpperLonger {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    Verifier.assume(c == 'a' || c == '\u00df' || c == '\u00e4');
    assert String.valueOf(c).toUpperCase(Locale.ROOT).length() == 1;
  }
}
