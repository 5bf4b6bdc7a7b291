// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The maximum is at least every element, and one of them. */
public final class ArrayMaximum {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    int max = a[0];
    for (int value : a) {
      if (value > max) {
        max = value;
      }
    }
    assert max >= a[0] && max >= a[1] && max >= a[2];
    assert max == a[0] || max == a[1] || max == a[2];
  }
}
