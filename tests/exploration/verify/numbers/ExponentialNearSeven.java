// expect: FALSE
// witness: 1.945915
// SPDX-License-Identifier: Apache-2.0

/** A range of an exponential function. */
public final class ExponentialNearSeven {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Math.exp(x);
    assert !(y > 7.0 && y < 7.05);
  }
}
