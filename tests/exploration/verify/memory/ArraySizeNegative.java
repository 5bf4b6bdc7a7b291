// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A negative size throws, every other small one does not. */
public final class ArraySizeNegative {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= -3 && n <= 3);
    boolean refused = false;
    try {
      int[] array = new int[n];
      assert array.length == n;
    } catch (NegativeArraySizeException e) {
      refused = true;
    }
    assert refused == (n < 0);
  }
}
