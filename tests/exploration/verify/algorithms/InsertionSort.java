// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Three numbers are in order afterwards. */
public final class InsertionSort {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), Verifier.nondetInt()};
    for (int i = 1; i < a.length; i++) {
      int value = a[i];
      int j = i - 1;
      while (j >= 0 && a[j] > value) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = value;
    }
    assert a[0] <= a[1] && a[1] <= a[2];
  }
}
