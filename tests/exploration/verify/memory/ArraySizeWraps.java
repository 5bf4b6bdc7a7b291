// expect: FALSE
// witness: 1073741824
// SPDX-License-Identifier: Apache-2.0

/** The size is computed and wraps to something negative. */
public final class ArraySizeWraps {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 1 << 29 && n % (1 << 30) == 0);
    boolean refused = false;
    try {
      byte[] array = new byte[n * 2];
      System.out.println(array.length > 0);
    } catch (NegativeArraySizeException e) {
      refused = true;
    }
    assert !refused;
  }
}
