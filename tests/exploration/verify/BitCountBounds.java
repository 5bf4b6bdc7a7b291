// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The number of ones of a number and its complement is 32. */
public final class BitCountBounds {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert Integer.bitCount(x) + Integer.bitCount(~x) == 32;
  }
}
