// expect: FALSE
// witness: -2147483648;1
// SPDX-License-Identifier: Apache-2.0

/** The distance of two ints need not fit an int. */
public final class AbsoluteDifference {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    assert Math.max(a, b) - Math.min(a, b) >= 0;
  }
}
