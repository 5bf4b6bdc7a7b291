// expect: FALSE
// witness: 128
// SPDX-License-Identifier: Apache-2.0

/** Boxes up to 127 are shared, the next one need not be; hotspot makes a new one. */
public final class BoxCacheEdge {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= -128 && x <= 128);
    Integer a = x;
    Integer b = x;
    assert a == b;
  }
}
