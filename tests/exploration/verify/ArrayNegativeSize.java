// expect: FALSE
// witness: -1
// SPDX-License-Identifier: Apache-2.0

/** A size that may be negative. */
public final class ArrayNegativeSize {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n < 10);
    int length = -1;
    try {
      length = new int[n].length;
    } catch (NegativeArraySizeException thrown) {
      length = -2;
    }
    assert length >= 0;
  }
}
