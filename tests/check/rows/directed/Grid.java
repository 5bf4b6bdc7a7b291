// SPDX-License-Identifier: Apache-2.0
package directed;

/** An array of arrays. */
public final class Grid {
  private Grid() {}

  public static int at(int[][] cells, int row, int column) {
    int[] line = cells[row]; // @row
    if (line == null) {
      return 0;
    }
    return line[column]; // @column
  }
}
