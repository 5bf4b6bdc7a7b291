// expect: FALSE
// witness: 48879
// SPDX-License-Identifier: Apache-2.0

/** One number whose hexadecimal text is a word. */
public final class HexText {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 48000 && x < 49000);
    assert !(x / 16 % 16 == 14 && x % 16 == 15 && x / 256 == 190);
  }
}
