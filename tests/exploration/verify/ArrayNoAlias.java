// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Different indices do not disturb each other. */
public final class ArrayNoAlias {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    int j = Verifier.nondetInt();
    Verifier.assume(0 <= i && i < 4 && 0 <= j && j < 4 && i != j);
    int[] a = new int[4];
    a[i] = 1;
    a[j] = 2;
    assert a[i] == 1 && a[j] == 2;
  }
}
