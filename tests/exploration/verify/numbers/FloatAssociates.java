// expect: FALSE
// witness: -1.0E20
// SPDX-License-Identifier: Apache-2.0

/** Sums depend on the order of adding. */
public final class FloatAssociates {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x == -1e20 || x == 1.0);
    assert x + 1e20 + 1.0 == x + (1e20 + 1.0);
  }
}
