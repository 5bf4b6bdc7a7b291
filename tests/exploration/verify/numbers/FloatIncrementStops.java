// expect: FALSE
// witness: 1.6777216E7
// SPDX-License-Identifier: Apache-2.0

/** Adding one to a large float does nothing. */
public final class FloatIncrementStops {
  public static void main(String[] args) {
    float x = Verifier.nondetFloat();
    Verifier.assume(x >= 0 && x <= 1.7e7f);
    assert x + 1 > x;
  }
}
