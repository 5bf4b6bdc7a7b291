// expect: FALSE
// witness: \u2003
// SPDX-License-Identifier: Apache-2.0

/** trim() removes control characters and spaces only, strip() all white space. */
public final class StripUnicode {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    Verifier.assume(c > ' ' || c == ' ');
    String text = "a" + c;
    assert text.trim().equals(text.strip());
  }
}
