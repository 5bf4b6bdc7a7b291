// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches on rows, columns and cells of arrays of arrays. */
public final class Arrays2D {
  private Arrays2D() {}

  public static String cell(int[][] grid) {
    if (grid.length < 2) {
      return "flat";
    }
    if (grid[1].length > 2 && grid[1][2] == 9) {
      return "nine";
    }
    return grid[0].length == grid[1].length ? "even" : "ragged";
  }

  public static boolean square(int[][] m) {
    for (int[] row : m) {
      if (row == null || row.length != m.length) {
        return false;
      }
    }
    return m.length > 1;
  }

  public static int winner(char[][] board) {
    if (board.length != 2 || board[0].length != 2 || board[1].length != 2) {
      return -1;
    }
    if (board[0][0] == 'x' && board[1][1] == 'x') {
      return 1;
    }
    return board[0][1] == board[1][0] ? 2 : 0;
  }

  public static long trace(long[][] m) {
    long sum = 0;
    for (int i = 0; i < m.length; i++) {
      if (m[i].length <= i) {
        return -1;
      }
      sum += m[i][i];
    }
    return sum == 42 ? 1 : 0;
  }

  public static int rowSum(int row, int target) {
    int[][] table = {{1, 2}, {3, 4, 5}, {}, {10}};
    if (row < 0 || row >= table.length) {
      return -1;
    }
    int sum = 0;
    for (int cell : table[row]) {
      sum += cell;
    }
    return sum == target ? 1 : 0;
  }
}
