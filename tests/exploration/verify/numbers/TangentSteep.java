// expect: FALSE
// witness: 1.43
// SPDX-License-Identifier: Apache-2.0

/** Near the pole, but not at it. */
public final class TangentSteep {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Math.tan(x);
    assert !(y > 7.0 && y < 7.5);
  }
}
