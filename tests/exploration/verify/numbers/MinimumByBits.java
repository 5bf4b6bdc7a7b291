// expect: FALSE
// witness: -2147483648;1
// SPDX-License-Identifier: Apache-2.0

/** A minimum without a branch that trusts a difference. */
public final class MinimumByBits {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int minimum = b + (a - b & a - b >> 31);
    assert minimum == Math.min(a, b);
  }
}
