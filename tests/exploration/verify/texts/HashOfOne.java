// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The hash code of one char is the char. */
public final class HashOfOne {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    assert String.valueOf(c).hashCode() == c;
  }
}
