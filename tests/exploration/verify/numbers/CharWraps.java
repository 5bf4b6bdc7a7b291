// expect: FALSE
// witness: \uffff
// SPDX-License-Identifier: Apache-2.0

/** The largest char is followed by 0. */
public final class CharWraps {
  public static void main(String[] args) {
    char c = Verifier.nondetChar();
    c++;
    assert c > 0;
  }
}
