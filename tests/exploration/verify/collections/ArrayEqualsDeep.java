// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;

/** Nested arrays are compared deeply only on request. */
public final class ArrayEqualsDeep {
  public static void main(String[] args) {
    boolean shared = !Verifier.nondetBoolean();
    int[] row = {1};
    int[][] a = {row};
    int[][] b = {shared ? row : new int[] {1}};
    assert Arrays.equals(a, b) == Arrays.deepEquals(a, b);
  }
}
