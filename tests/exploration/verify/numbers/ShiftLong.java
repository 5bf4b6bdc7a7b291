// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** One shifted as a long stays positive below 63. */
public final class ShiftLong {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 63);
    assert 1L << n > 0;
  }
}
