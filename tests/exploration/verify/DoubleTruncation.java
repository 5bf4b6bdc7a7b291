// expect: FALSE
// witness: 1.0E10
// SPDX-License-Identifier: Apache-2.0

/** Casts to int saturate. */
public final class DoubleTruncation {
  public static void main(String[] args) {
    double d = Verifier.nondetDouble();
    Verifier.assume(d > 0);
    int n = (int) d;
    assert n != Integer.MAX_VALUE || d == 2147483647.0;
  }
}
