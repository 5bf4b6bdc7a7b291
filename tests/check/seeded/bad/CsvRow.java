// SPDX-License-Identifier: Apache-2.0
package bad;

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
    return cells[column].trim(); // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  /** The number in a cell of this row. */
  public int number(int column) {
    String text = cells[Objects.checkIndex(column, cells.length)].trim();
    if (text.isEmpty()) {
      return 0;
    }
    return Integer.parseInt(text); // BUG java.lang.NumberFormatException
  }
}
