// SPDX-License-Identifier: Apache-2.0
package good;

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
    return size == 0 ? 0 : (rows.length + size - 1) / size;
  }

  /** The rows of a page from 0 on, none behind the last one. */
  public String[] page(int number, int size) {
    if (number < 0 || number > 10000 || size < 1 || size > 100) {
      throw new IllegalArgumentException("page " + number + " of size " + size);
    }
    int from = number * size;
    int to = Math.min(from + size, rows.length);
    return from >= to ? new String[0] : Arrays.copyOfRange(rows, from, to);
  }
}
