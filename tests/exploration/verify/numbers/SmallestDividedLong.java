// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** In a long there is room for the quotient of any two ints. */
public final class SmallestDividedLong {
  public static void main(String[] args) {
    long a = Verifier.nondetInt();
    long b = Verifier.nondetInt();
    Verifier.assume(a < 0 && b == -1);
    assert a / b > 0;
  }
}
