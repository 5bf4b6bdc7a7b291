// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Trimming does not make text longer. */
public final class TextTrim {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() <= 3);
    String trimmed = s.trim();
    assert trimmed.length() <= s.length();
    assert trimmed.isEmpty() || trimmed.charAt(0) > ' ';
  }
}
