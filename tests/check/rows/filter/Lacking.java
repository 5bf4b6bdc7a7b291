// SPDX-License-Identifier: Apache-2.0
package filter;

import java.util.Arrays;
import java.util.Objects;

/** Asked for what it does not have. */
public class Lacking {
  private static final double[] QUANTILES = {0.0, 0.5, 1.0};

  private final int[] cells;
  private final int columns;

  public Lacking(int rows, int columns) {
    if (rows < 0 || columns < 0 || rows > 100 || columns > 100) {
      throw new IllegalArgumentException(rows + " by " + columns);
    }
    this.columns = columns;
    cells = new int[rows * columns];
  }

  /** In an object without columns the row does not matter. */
  public int get(int row, int column) {
    return cells[row * columns + column];
  }

  /** A bit of a cell. */
  public boolean isSet(int bit) {
    return (cells[bit / 32] & 1 << bit % 32) != 0;
  }

  /** No integer, and no check. */
  public static double quantile(double part) {
    return QUANTILES[(int) (2 * part)];
  }

  /** Half of a check. */
  public static double quantileAbove(int part) {
    if (part < 0) {
      throw new IllegalArgumentException("part " + part);
    }
    return QUANTILES[part]; // @above
  }

  /** What is left over is below zero for a number below zero. */
  public static double quantileOf(int hash) {
    return QUANTILES[hash % 3]; // @left
  }

  /** One of two, and not null. */
  public static int columnsOf(Object table) {
    Objects.requireNonNull(table, "table");
    if (table instanceof CharSequence text) {
      return text.length();
    }
    return ((Lacking) table).columns;
  }

  /** The first one in order. */
  public static String first(String[] names) {
    if (names.length < 2) {
      return "";
    }
    Arrays.sort(names);
    return names[0];
  }

  /** With assertions. */
  public static int lengthOf(String name) {
    assert name != null;
    return name.length();
  }
}
