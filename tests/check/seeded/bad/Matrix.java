// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Objects;

/** A small matrix of whole numbers. */
public class Matrix {
  private final int[][] cells;
  private final int rows;
  private final int columns;

  public Matrix(int rows, int columns) {
    if (rows < 1 || rows > 50 || columns < 1 || columns > 50) {
      throw new IllegalArgumentException(rows + " by " + columns);
    }
    this.rows = rows;
    this.columns = columns;
    cells = new int[rows][columns];
  }

  public void set(int row, int column, int value) {
    cells[Objects.checkIndex(row, rows)][Objects.checkIndex(column, columns)] = value;
  }

  public Matrix transposed() {
    Matrix result = new Matrix(columns, rows);
    for (int row = 0; row < columns; row++) {
      for (int column = 0; column < rows; column++) {
        result.cells[row][column] = cells[row][column]; // BUG java.lang.ArrayIndexOutOfBoundsException
      }
    }
    return result;
  }

  public Matrix times(Matrix other) {
    Matrix result = new Matrix(rows, other.columns);
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < other.columns; column++) {
        for (int i = 0; i < columns; i++) {
          result.cells[row][column] += cells[row][i] * other.cells[i][column]; // BUG java.lang.ArrayIndexOutOfBoundsException
        }
      }
    }
    return result;
  }

  /** The sum of the diagonal, as far as it goes. */
  public int trace() {
    int sum = 0;
    for (int i = 0; i < rows; i++) {
      sum += cells[i][i]; // BUG java.lang.ArrayIndexOutOfBoundsException
    }
    return sum;
  }
}
