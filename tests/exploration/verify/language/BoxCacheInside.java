// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Within the cache equal boxes are one object. */
public final class BoxCacheInside {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= -128 && x <= 127);
    Integer a = x;
    Integer b = x;
    assert a == b;
  }
}
