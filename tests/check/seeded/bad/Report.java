// SPDX-License-Identifier: Apache-2.0
package bad;

/** A table in plain text; kinds of reports decide about columns and labels. */
public class Report {
  private static final int WIDTH = 80;

  protected int columns() {
    return 4;
  }

  protected String label(int row) {
    return "row " + row;
  }

  /** How wide a column is. */
  public int columnWidth() {
    return WIDTH / columns(); // BUG java.lang.ArithmeticException
  }

  /** The first cell of a row. */
  public String heading(int row) {
    if (row < 0) {
      throw new IndexOutOfBoundsException("row " + row);
    }
    String label = label(row);
    return label.trim() + ":"; // BUG java.lang.NullPointerException
  }

  /** A report without a table. */
  public static class Summary extends Report {
    @Override
    protected int columns() {
      return 0;
    }
  }

  /** A report whose first row has no label. */
  public static class Titled extends Report {
    @Override
    protected String label(int row) {
      return row == 0 ? null : super.label(row);
    }
  }
}
