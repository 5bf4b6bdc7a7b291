// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Narrowing to short keeps the low 16 bits. */
public final class ShortCast {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    short s = (short) n;
    assert (s & 0xffff) == (n & 0xffff);
    assert s >= -32768 && s <= 32767;
  }
}
