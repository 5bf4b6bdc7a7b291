// expect: FALSE
// witness: 9
// SPDX-License-Identifier: Apache-2.0

/** Copying upwards in place repeats the first element. */
public final class ArrayShift {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), 2, 3};
    for (int i = 0; i < 2; i++) {
      a[i + 1] = a[i];
    }
    assert a[2] != 9;
  }
}
