// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

/** A shift by 32 is no shift. */
public final class ShiftByThirtyTwo {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int n = 32;
    assert x << n == 0;
  }
}
