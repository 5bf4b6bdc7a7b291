// SPDX-License-Identifier: Apache-2.0
package examples;

/** X12: a constructor that takes anything and a method that does not. */
public class Cell {
  private Comparable<?> key;

  public Cell(Object value) {
    store(value);
  }

  public void store(Object value) {
    key = (Comparable<?>) value; // @store
  }

  public boolean isEmpty() {
    return key == null;
  }
}
