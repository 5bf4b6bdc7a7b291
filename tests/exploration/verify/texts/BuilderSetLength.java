// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** A longer length fills up with zeros, not with spaces. */
public final class BuilderSetLength {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 5);
    StringBuilder text = new StringBuilder("abcd");
    text.setLength(n);
    assert text.indexOf("\0") < 0;
  }
}
