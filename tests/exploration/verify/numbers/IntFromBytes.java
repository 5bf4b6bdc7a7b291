// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Four bytes make an int, and the int gives them back. */
public final class IntFromBytes {
  public static void main(String[] args) {
    byte a = Verifier.nondetByte();
    byte b = Verifier.nondetByte();
    int joined = a << 24 | (b & 0xff) << 16;
    assert (byte) (joined >> 24) == a && (byte) (joined >> 16) == b;
  }
}
