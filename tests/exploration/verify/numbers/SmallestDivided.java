// expect: FALSE
// witness: -2147483648;-1
// SPDX-License-Identifier: Apache-2.0

/** One division of ints overflows. */
public final class SmallestDivided {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a < 0 && b < 0);
    assert a / b >= 0;
  }
}
