// expect: FALSE
// witness: \udc00\ud800
// SPDX-License-Identifier: Apache-2.0

/** Unless two lone surrogates become a pair on the way. */
public final class TextReverseTwice {
  public static void main(String[] args) {
    String s = Verifier.nondetString();
    Verifier.assume(s.length() == 2);
    String twice = new StringBuilder(new StringBuilder(s).reverse()).reverse().toString();
    assert twice.equals(s);
  }
}
