// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A parity bit makes the number of ones even. */
public final class CrcParity {
  public static void main(String[] args) {
    int data = Verifier.nondetByte() & 0x7f;
    int ones = 0;
    for (int i = 0; i < 7; i++) {
      ones += data >> i & 1;
    }
    int frame = data | (ones & 1) << 7;
    assert Integer.bitCount(frame) % 2 == 0;
  }
}
