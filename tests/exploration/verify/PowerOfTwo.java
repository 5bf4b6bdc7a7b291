// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** The usual test for powers of two forgets 0. */
public final class PowerOfTwo {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 0);
    if ((x & x - 1) == 0) {
      assert x > 0;
    }
  }
}
