// expect: FALSE
// witness: 3;-1
// SPDX-License-Identifier: Apache-2.0

/** A negative inner length is refused even if the outer one is 0. */
public final class ArrayOfArrays {
  public static void main(String[] args) {
    int outer = Verifier.nondetInt();
    int inner = Verifier.nondetInt();
    Verifier.assume(outer >= 0 && outer < 4 && inner >= -1 && inner < 4);
    boolean refused = false;
    try {
      int[][] table = new int[outer][inner];
      assert table.length == outer;
    } catch (NegativeArraySizeException e) {
      refused = true;
    }
    assert !refused;
  }
}
