// expect: FALSE
// witness: 1.0;1.0E10
// SPDX-License-Identifier: Apache-2.0

/** A large summand absorbs a small one. */
public final class FloatAbsorbs {
  public static void main(String[] args) {
    float a = Verifier.nondetFloat();
    float b = Verifier.nondetFloat();
    Verifier.assume(a >= 1 && a <= 100 && b >= 0 && b <= 1e12f);
    assert a + b - b == a;
  }
}
