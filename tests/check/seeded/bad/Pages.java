// SPDX-License-Identifier: Apache-2.0
package bad;

import java.util.Arrays;

/** Cuts a list of rows into pages. */
public final class Pages {
  private final String[] rows;

  public Pages(String... rows) {
    this.rows = rows.clone();
  }

  /** How many pages there are. */
  public int count(int size) {
    if (size < 0 || size > 100) {
      throw new IllegalArgumentException("size " + size);
    }
    return (rows.length + size - 1) / size; // BUG java.lang.ArithmeticException
  }

  /** The rows of a page from 0 on, none behind the last one. */
  public String[] page(int number, int size) {
    if (number < 0 || number > 10000 || size < 1 || size > 100) {
      throw new IllegalArgumentException("page " + number + " of size " + size);
    }
    int from = number * size;
    int to = Math.min(from + size, rows.length);
    return Arrays.copyOfRange(rows, from, Math.max(from, to)); // BUG java.lang.ArrayIndexOutOfBoundsException
  }
}
