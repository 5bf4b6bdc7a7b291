// SPDX-License-Identifier: Apache-2.0
package game;

/** A field of the board; at most one guest is on it. */
public class Cell {
  private final Board board;
  private final int x;
  private final int y;
  private Guest guest;

  Cell(Board board, int x, int y) {
    this.board = board;
    this.x = x;
    this.y = y;
  }

  public int x() {
    return x;
  }

  public int y() {
    return y;
  }

  public Board board() {
    return board;
  }

  public Guest guest() {
    return guest;
  }

  public boolean isFree() {
    return guest == null;
  }

  /** The field in some direction, or null at the border. */
  public Cell neighbour(Direction direction) {
    int nextX = x + direction.dx();
    int nextY = y + direction.dy();
    return board.contains(nextX, nextY) ? board.cell(nextX, nextY) : null;
  }

  public boolean isAdjacentTo(Cell other) {
    return board == other.board && Math.abs(x - other.x) + Math.abs(y - other.y) == 1;
  }

  void enter(Guest newGuest) {
    assert newGuest != null : "nobody enters";
    assert guest == null : "the field is taken";
    guest = newGuest;
  }

  void leave() {
    assert guest != null : "nobody leaves";
    guest = null;
  }

  @Override
  public String toString() {
    return "(" + x + ", " + y + ")" + (guest == null ? "" : " " + guest.symbol());
  }
}
