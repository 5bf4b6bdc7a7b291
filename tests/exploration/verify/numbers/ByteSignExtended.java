// expect: FALSE
// witness: 0;-1
// SPDX-License-Identifier: Apache-2.0

/** A byte shifted without a mask carries its sign. */
public final class ByteSignExtended {
  public static void main(String[] args) {
    byte high = Verifier.nondetByte();
    byte low = Verifier.nondetByte();
    Verifier.assume(high == 0);
    int joined = high << 8 | low;
    assert joined >= 0;
  }
}
