// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The order of texts turns round with its operands. */
public final class TextOrder {
  public static void main(String[] args) {
    String a = Verifier.nondetString();
    String b = Verifier.nondetString();
    Verifier.assume(a.length() <= 2 && b.length() <= 2);
    assert a.compareTo(b) == -b.compareTo(a);
    assert a.compareTo(b) != 0 || a.equals(b);
  }
}
