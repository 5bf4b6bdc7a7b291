// expect: FALSE
// witness: Infinity
// SPDX-License-Identifier: Apache-2.0

/** Any number minus itself is 0, but for three. */
public final class InfinityMinusInfinity {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    Verifier.assume(x == x);
    assert x - x == 0;
  }
}
