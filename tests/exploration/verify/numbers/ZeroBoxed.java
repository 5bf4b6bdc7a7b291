// expect: FALSE
// witness: -0.0
// SPDX-License-Identifier: Apache-2.0

/** The two zeros are equal, their boxes are not. */
public final class ZeroBoxed {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x == 0.0);
    assert Double.valueOf(x).equals(0.0);
  }
}
