// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** Deleting one character of three. */
public final class BuilderDelete {
  public static void main(String[] args) {
    int at = Verifier.nondetInt();
    Verifier.assume(0 <= at && at <= 2);
    StringBuilder b = new StringBuilder("abc").deleteCharAt(at);
    assert b.charAt(1) == 'c';
  }
}
