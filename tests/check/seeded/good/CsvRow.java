// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.Objects;

/** One row of a table in a text file. */
public class CsvRow {
  private final String[] cells;

  public CsvRow(String line) {
    cells = Objects.requireNonNull(line, "line").split(",");
  }

  public int size() {
    return cells.length;
  }

  /** A cell without the space around it; rows may be shorter than the table is wide. */
  public String cell(int column) {
    if (column < 0) {
      throw new IndexOutOfBoundsException("column " + column);
    }
    return column < cells.length ? cells[column].trim() : "";
  }

  /** The number in a cell of this row. */
  public int number(int column) {
    String text = cells[Objects.checkIndex(column, cells.length)].trim();
    if (text.isEmpty()) {
      return 0;
    }
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IllegalStateException("no number: " + text, e);
    }
  }
}
