// expect: FALSE
// witness: 0.415
// SPDX-License-Identifier: Apache-2.0

/** Whatever the last digit of a sine is, some are in the range. */
public final class SineInRange {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Math.sin(x);
    assert !(y > 0.4 && y < 0.41);
  }
}
