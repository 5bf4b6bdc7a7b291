// SPDX-License-Identifier: Apache-2.0
package examples;

/** X12: a constructor that expects more of its argument than its type says. */
public class Cell {
  private Comparable<?> key;

  private Cell(Object value) {
    store(value);
  }

  private void store(Object value) {
    key = (Comparable<?>) value; // @store
  }

  public static boolean of(Object value) {
    return new Cell(value).key == null;
  }

  public static boolean ofComparable(Comparable<?> value) {
    return new Cell(value).key == null;
  }
}
