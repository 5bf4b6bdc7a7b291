// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The exception comes exactly when the index is outside. */
public final class ArrayIndexCaught {
  public static void main(String[] args) {
    int i = Verifier.nondetInt();
    int[] a = {5, 6, 7};
    boolean outside = false;
    try {
      a[i] = 0;
    } catch (ArrayIndexOutOfBoundsException thrown) {
      outside = true;
    }
    assert outside == (i < 0 || i > 2);
  }
}
