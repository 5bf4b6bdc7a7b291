// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Thirteen letters forward twice is once round. */
public final class CaesarTwice {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    Verifier.assume(c >= 'a' && c <= 'z');
    char once = (char) ('a' + (c - 'a' + 13) % 26);
    char twice = (char) ('a' + (once - 'a' + 13) % 26);
    assert twice == c && once != c;
  }
}
