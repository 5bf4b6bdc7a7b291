// expect: FALSE
// witness: B;B
// SPDX-License-Identifier: Apache-2.0

/** Different texts may have the same hash code. */
public final class HashCollision {
  public static void main(String[] args) {
    char a = Verifier.nondetChar();
    char b = Verifier.nondetChar();
    Verifier.assume(a >= 'A' && a <= 'C' && b >= 'A' && b <= 'C');
    String text = "" + a + b;
    assert text.equals("Aa") || text.hashCode() != "Aa".hashCode();
  }
}
