// expect: FALSE
// witness: -0.0
// SPDX-License-Identifier: Apache-2.0

/** The two zeros have different reciprocals. */
public final class NegativeZero {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    if (d == 0) {
      assert 1 / d > 0;
    }
  }
}
