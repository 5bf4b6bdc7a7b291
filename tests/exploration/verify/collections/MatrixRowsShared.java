// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;

/** Filling a table with one row shares it. */
public final class MatrixRowsShared {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 0 && x < 3);
    int[][] table = new int[3][];
    Arrays.fill(table, new int[3]);
    table[0][x] = 1;
    assert table[2][1] == 0;
  }
}
