// expect: FALSE
// witness: 32
// SPDX-License-Identifier: Apache-2.0

/** Shift distances are taken modulo 32. */
public final class ShiftDistance {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 < n && n <= 40);
    assert 1 << n != 1;
  }
}
