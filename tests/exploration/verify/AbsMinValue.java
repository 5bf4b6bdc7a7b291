// expect: FALSE
// witness: -2147483648
// SPDX-License-Identifier: Apache-2.0

/** The absolute value of the smallest int is negative. */
public final class AbsMinValue {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int absolute = x < 0 ? -x : x;
    assert absolute >= 0;
  }
}
