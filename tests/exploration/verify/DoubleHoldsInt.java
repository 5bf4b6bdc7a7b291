// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A double holds every int. */
public final class DoubleHoldsInt {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    double d = n;
    assert (int) d == n;
  }
}
