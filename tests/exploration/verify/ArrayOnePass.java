// expect: FALSE
// witness: 3;2;1
// SPDX-License-Identifier: Apache-2.0

/** One pass of bubble sort does not sort. */
public final class ArrayOnePass {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    for (int i = 0; i < 2; i++) {
      if (a[i] > a[i + 1]) {
        int t = a[i];
        a[i] = a[i + 1];
        a[i + 1] = t;
      }
    }
    assert a[0] <= a[1];
  }
}
