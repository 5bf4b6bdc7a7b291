// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Halves of ints are exact. */
public final class DoubleHalf {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    double half = n / 2.0;
    assert half + half == n;
  }
}
