// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;

/** Multi-dimensional arrays: partial allocation, sharing, jagged shapes, clones, class names. */
public class MultiDimensional {
  static int[][] pascal(int n) {
    int[][] rows = new int[n][];
    for (int i = 0; i < n; i++) {
      rows[i] = new int[i + 1];
      rows[i][0] = rows[i][i] = 1;
      for (int j = 1; j < i; j++) rows[i][j] = rows[i - 1][j - 1] + rows[i - 1][j];
    }
    return rows;
  }

  static int[][] transpose(int[][] m) {
    int[][] t = new int[m[0].length][m.length];
    for (int i = 0; i < m.length; i++) for (int j = 0; j < m[i].length; j++) t[j][i] = m[i][j];
    return t;
  }

  static int[][] spiral(int n) {
    int[][] g = new int[n][n];
    int top = 0, left = 0, bottom = n - 1, right = n - 1, v = 1;
    while (v <= n * n) {
      for (int j = left; j <= right; j++) g[top][j] = v++;
      top++;
      for (int i = top; i <= bottom; i++) g[i][right] = v++;
      right--;
      for (int j = right; j >= left; j--) g[bottom][j] = v++;
      bottom--;
      for (int i = bottom; i >= top; i--) g[i][left] = v++;
      left++;
    }
    return g;
  }

  static long trace(long[][][] cube) {
    long t = 0;
    for (int i = 0; i < cube.length; i++) t += cube[i][i][i];
    return t;
  }

  public static void main(String[] args) {
    System.out.println(Arrays.deepToString(pascal(7)));
    System.out.println(Arrays.deepToString(transpose(new int[][] {{1, 2, 3}, {4, 5, 6}})));
    System.out.println(Arrays.deepToString(spiral(5)));
    long[][][] cube = new long[4][4][4];
    for (int i = 0; i < 4; i++) for (int j = 0; j < 4; j++) for (int k = 0; k < 4; k++) cube[i][j][k] = i * 16 + j * 4 + k;
    System.out.println(trace(cube));
    String[][][] partial = new String[2][3][];
    System.out.println(partial[1][2] + " " + partial.getClass().getName() + " " + partial[0].getClass().getSimpleName());
    partial[0][0] = new String[] {"x"};
    partial[1] = partial[0];
    partial[1][0][0] += "y";
    System.out.println(Arrays.deepToString(partial));
    Object[] objects = new int[2][2];
    System.out.println(objects.length + " " + (objects[0] instanceof int[]) + " " + objects.getClass());
    try {
      objects[0] = new long[1];
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
    int[][] grid = {{1, 2}, {3, 4}};
    int[][] shallow = grid.clone();
    int[][] deep = new int[2][];
    for (int i = 0; i < 2; i++) deep[i] = grid[i].clone();
    grid[0][0] = 99;
    System.out.println(shallow[0][0] + " " + deep[0][0] + " " + Arrays.deepEquals(grid, shallow) + " " + Arrays.equals(grid, deep));
    char[][] board = new char[3][4];
    for (char[] row : board) Arrays.fill(row, '-');
    board[1][2] = 'x';
    for (char[] row : board) System.out.println(new String(row));
    boolean[][] flags = new boolean[2][2];
    flags[1][0] |= true;
    byte[][] bytes = {{1, 2}, {}};
    bytes[0][1] -= 130;
    double[][] doubles = {{0.5}, {1.5, 2.5}};
    doubles[1][1] *= doubles[0][0];
    float[][][] floats = new float[1][1][1];
    floats[0][0][0]++;
    System.out.println(Arrays.deepToString(flags) + Arrays.deepToString(bytes) + Arrays.deepToString(doubles) + Arrays.deepToString(floats));
    int[][] empty = new int[0][5], zero = new int[3][0];
    System.out.println(empty.length + " " + zero[2].length);
    int[] matrix[] = {{1}}, plain = {7};
    System.out.println(matrix[0][0] + plain[0]);
    for (String what : new String[] {"outer", "inner", "null", "negative"}) {
      try {
        switch (what) {
          case "outer" -> grid[2][0] = 1;
          case "inner" -> grid[0][2] = 1;
          case "null" -> partial[0][1][0] = "x";
          default -> System.out.println(new int[2][3 - args.length - 4].length);
        }
      } catch (RuntimeException e) {
        System.out.println(what + " " + e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    int[][][][] four = new int[2][2][2][2];
    four[1][1][1][1] = 16;
    int sum = 0;
    for (int[][][] w : four) for (int[][] x : w) for (int[] y : x) for (int z : y) sum += z + 1;
    System.out.println(sum);
  }
}
