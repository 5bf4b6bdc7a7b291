// SPDX-License-Identifier: Apache-2.0
package bad;

/** Where the men stand. */
public class ChessBoard {
  private final char[][] men = new char[8][8];

  public ChessBoard() {
    for (char[] row : men) {
      java.util.Arrays.fill(row, '.');
    }
  }

  /** Puts a man on a square such as e4. */
  public void put(String square, char man) {
    if (!square.matches("[a-h][1-8]")) {
      throw new IllegalArgumentException("no square: " + square);
    }
    men[square.charAt(1) - '1'][square.charAt(0) - 'a'] = man;
  }

  /** Who stands on a square; nobody outside the board. */
  public char get(String square) {
    if (square.length() != 2) {
      return '.';
    }
    int row = square.charAt(1) - '1';
    int column = square.charAt(0) - 'a';
    if (row < 0 || row >= 8 || column >= 8) {
      return '.';
    }
    return men[row][column]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }
}
