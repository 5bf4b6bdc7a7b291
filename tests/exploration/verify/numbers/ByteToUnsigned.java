// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A byte masked is a number from 0 to 255. */
public final class ByteToUnsigned {
  public static void main(String[] args) {
    byte b = Verifier.nondetByte();
    int unsigned = b & 0xff;
    assert unsigned >= 0 && unsigned < 256 && (byte) unsigned == b;
  }
}
