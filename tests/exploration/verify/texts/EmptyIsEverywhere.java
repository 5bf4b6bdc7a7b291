// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The empty text is found at every place. */
public final class EmptyIsEverywhere {
  public static void main(String[] args) {
    int at = Verifier.nondetInt();
    Verifier.assume(at >= 0 && at <= 3);
    assert "abc".indexOf("", at) == at;
  }
}
