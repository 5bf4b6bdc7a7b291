// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** All passes of bubble sort do. */
public final class ArraySorted {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    for (int end = 2; end > 0; end--) {
      for (int i = 0; i < end; i++) {
        if (a[i] > a[i + 1]) {
          int t = a[i];
          a[i] = a[i + 1];
          a[i + 1] = t;
        }
      }
    }
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}
