// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The lowest set bit alone is a power of two. */
public final class LowestBitIsPower {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x != 0);
    int bit = x & -x;
    assert (bit & (bit - 1)) == 0 && (x & bit) == bit;
  }
}
