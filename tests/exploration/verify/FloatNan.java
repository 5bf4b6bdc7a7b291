// expect: FALSE
// witness: NaN
// SPDX-License-Identifier: Apache-2.0

/** There is a float that is not equal to itself. */
public final class FloatNan {
  public static void main(String[] args) {
    float f = Verifier.nondetFloat();
    assert f == f;
  }
}
