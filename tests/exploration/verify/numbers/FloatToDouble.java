// expect: FALSE
// witness: 0.1
// SPDX-License-Identifier: Apache-2.0

/** A float widened is not the literal it came from. */
public final class FloatToDouble {
  public static void main(String[] args) {
    float f = Verifier.nondetFloat();
    Verifier.assume(f == 0.1f || f == 0.5f);
    double d = f;
    assert d == (f == 0.1f ? 0.1 : 0.5);
  }
}
