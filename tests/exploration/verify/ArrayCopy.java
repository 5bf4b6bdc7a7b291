// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The library's copy handles overlap. */
public final class ArrayCopy {
  public static void main(String[] args) {
    int[] a = {Verifier.nondetInt(), Verifier.nondetInt(), 3};
    int first = a[0];
    int second = a[1];
    System.arraycopy(a, 0, a, 1, 2);
    assert a[0] == first && a[1] == first && a[2] == second;
  }
}
