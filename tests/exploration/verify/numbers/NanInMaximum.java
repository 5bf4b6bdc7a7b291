// expect: FALSE
// witness: NaN
// SPDX-License-Identifier: Apache-2.0

/** The library's maximum and the usual one differ. */
public final class NanInMaximum {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double usual = x > 0 ? x : 0;
    assert Math.max(x, 0) == usual;
  }
}
