// SPDX-License-Identifier: Apache-2.0
package examples;

/** X11: a table of a size that may be negative. */
public final class Tables {
  private Tables() {}

  public static int[] table(int size) {
    return new int[size]; // @table
  }

  public static int[] tableChecked(int size) {
    if (size < 0 || size > 1000) {
      throw new IllegalArgumentException("size " + size);
    }
    return new int[size];
  }
}
