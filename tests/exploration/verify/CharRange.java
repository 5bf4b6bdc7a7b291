// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A char is never negative. */
public final class CharRange {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    int n = c;
    assert n >= 0 && n <= 65535;
    assert (char) (c + 65536) == c;
  }
}
