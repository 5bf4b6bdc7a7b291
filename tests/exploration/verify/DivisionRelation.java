// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Quotient and remainder belong together. */
public final class DivisionRelation {
  public static void main(String[] args) {
    byte a = Verifier.nondetByte();
    byte b = Verifier.nondetByte();
    Verifier.assume(b != 0);
    assert a == a / b * b + a % b;
  }
}
