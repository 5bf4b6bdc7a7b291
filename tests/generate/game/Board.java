// SPDX-License-Identifier: Apache-2.0
package game;

/** A rectangle of cells. */
public class Board {
  private final Cell[][] cells;
  private final int width;
  private final int height;

  public Board(int width, int height) {
    assert width > 0 : "width";
    assert height > 0 : "height";
    this.width = width;
    this.height = height;
    cells = new Cell[height][width];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        cells[y][x] = new Cell(this, x, y);
      }
    }
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public boolean contains(int x, int y) {
    return x >= 0 && x < width && y >= 0 && y < height;
  }

  public Cell cell(int x, int y) {
    assert contains(x, y) : "outside";
    return cells[y][x];
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Cell[] row : cells) {
      for (Cell cell : row) {
        text.append(cell.isFree() ? '.' : cell.guest().symbol());
      }
      text.append('\n');
    }
    return text.toString();
  }
}
