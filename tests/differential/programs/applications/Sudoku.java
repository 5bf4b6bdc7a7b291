// SPDX-License-Identifier: Apache-2.0

/** A backtracking Sudoku solver over bit masks. */
public class Sudoku {
  final int[][] grid = new int[9][9];
  final int[] rows = new int[9], columns = new int[9], boxes = new int[9];
  int guesses;

  Sudoku(String puzzle) {
    for (int i = 0; i < 81; i++) {
      char c = puzzle.charAt(i);
      if (c != '.') place(i / 9, i % 9, c - '0');
    }
  }

  void place(int r, int c, int v) {
    int bit = 1 << v;
    if (((rows[r] | columns[c] | boxes[box(r, c)]) & bit) != 0) throw new IllegalArgumentException("conflict of " + v + " at " + r + "," + c);
    grid[r][c] = v;
    rows[r] |= bit;
    columns[c] |= bit;
    boxes[box(r, c)] |= bit;
  }

  void clear(int r, int c) {
    int bit = ~(1 << grid[r][c]);
    grid[r][c] = 0;
    rows[r] &= bit;
    columns[c] &= bit;
    boxes[box(r, c)] &= bit;
  }

  static int box(int r, int c) { return r / 3 * 3 + c / 3; }

  boolean solve() {
    int bestR = -1, bestC = -1, bestCount = 10, bestMask = 0;
    for (int r = 0; r < 9; r++) {
      for (int c = 0; c < 9; c++) {
        if (grid[r][c] != 0) continue;
        int mask = ~(rows[r] | columns[c] | boxes[box(r, c)]) & 0x3FE;
        int count = Integer.bitCount(mask);
        if (count < bestCount) {
          bestR = r;
          bestC = c;
          bestCount = count;
          bestMask = mask;
        }
      }
    }
    if (bestR < 0) return true;
    for (int mask = bestMask; mask != 0; mask &= mask - 1) {
      guesses++;
      place(bestR, bestC, Integer.numberOfTrailingZeros(mask));
      if (solve()) return true;
      clear(bestR, bestC);
    }
    return false;
  }

  @Override public String toString() {
    StringBuilder out = new StringBuilder();
    for (int[] row : grid) {
      for (int v : row) out.append(v == 0 ? "." : v);
      out.append('\n');
    }
    return out.toString();
  }

  public static void main(String[] args) {
    String[] puzzles = {
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
      "................................................................................."
    };
    for (int i = 0; i < puzzles.length; i++) {
      Sudoku s = new Sudoku(puzzles[i]);
      System.out.println("solved " + s.solve() + " with " + s.guesses + " guesses");
      System.out.print(s);
    }
    try {
      new Sudoku("55" + ".".repeat(79));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Sudoku impossible = new Sudoku("12345678." + "........9" + ".".repeat(63));
    System.out.println(impossible.solve() + " " + impossible.guesses);
    try {
      new Sudoku("short");
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println("too short");
    }
  }
}
