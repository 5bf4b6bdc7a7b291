// expect: FALSE
// witness: 31
// SPDX-License-Identifier: Apache-2.0

/** One shifted as an int before it becomes a long. */
public final class ShiftLongByInt {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n < 40);
    long bit = 1 << n;
    assert bit > 0;
  }
}
