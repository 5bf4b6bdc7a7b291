// expect: FALSE
// witness: 16777217
// SPDX-License-Identifier: Apache-2.0

/** A float does not hold every int. */
public final class FloatCast {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    assert (int) (float) n == n;
  }
}
