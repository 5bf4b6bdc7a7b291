// expect: FALSE
// witness: NaN
// SPDX-License-Identifier: Apache-2.0

/** Casting no number gives 0. */
public final class DoubleToIntNan {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(!(x > -1 && x < 1));
    assert (int) x != 0;
  }
}
