// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** The clone of a table shares its rows. */
public final class MatrixClone {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int[][] table = {{1, 2}, {3, 4}};
    int[][] copy = table.clone();
    copy[1][0] = x;
    assert table[1][0] != 5;
  }
}
