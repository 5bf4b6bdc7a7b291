// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Unsigned quotient and remainder belong together. */
public final class UnsignedDivide {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int q = Integer.divideUnsigned(x, 10);
    int r = Integer.remainderUnsigned(x, 10);
    assert q * 10 + r == x && r >= 0 && r < 10;
  }
}
