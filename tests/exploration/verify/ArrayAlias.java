// expect: FALSE
// witness: 1;1
// SPDX-License-Identifier: Apache-2.0

/** Two indices may be the same. */
public final class ArrayAlias {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    int j = Verifier.nondetInt();
    Verifier.assume(0 <= i && i < 4 && 0 <= j && j < 4);
    int[] a = new int[4];
    a[i] = 1;
    a[j] = 2;
    assert a[i] == 1;
  }
}
