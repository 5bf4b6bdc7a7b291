// expect: FALSE
// witness: -0.5
// SPDX-License-Identifier: Apache-2.0

/** Rounding a half goes up, away from what one expects below 0. */
public final class DoubleRounds {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x == -0.5 || x == 0.5 || x == 1.5);
    assert Math.round(x) != 0;
  }
}
