// expect: FALSE
// witness: 100
// SPDX-License-Identifier: Apache-2.0

/** Multiplying a byte by a double narrows back. */
public final class CompoundNarrows {
  public static void main(String[] args) {
    byte b = Verifier.nondetByte();
    Verifier.assume(b >= 0);
    int before = b;
    b *= 1.5;
    assert b >= before;
  }
}
