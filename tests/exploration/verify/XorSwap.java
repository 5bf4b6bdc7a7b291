// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Swapping without a third variable. */
public final class XorSwap {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int x = a;
    int y = b;
    x ^= y;
    y ^= x;
    x ^= y;
    assert x == b && y == a;
  }
}
