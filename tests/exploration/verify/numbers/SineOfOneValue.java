// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** Fails only where the sine of one half has this very last digit. */
public final class SineOfOneValue {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x == 0.5);
    assert Math.sin(x) != StrictMath.sin(x);
  }
}
