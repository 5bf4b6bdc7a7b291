// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Neighbours differ in one bit. */
public final class GrayCode {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = x + 1;
    int difference = (x ^ x >>> 1) ^ (y ^ y >>> 1);
    assert difference != 0 && (difference & (difference - 1)) == 0;
  }
}
