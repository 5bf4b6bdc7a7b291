// expect: FALSE
// witness: \ud83d\ude00
// SPDX-License-Identifier: Apache-2.0

/** Two chars may be one character. */
public final class CodePoints {
  public static void main(String[] args) {
    String text = Verifier.nondetString();
    Verifier.assume(text.length() == 2);
    assert text.codePointCount(0, 2) == 2;
  }
}
