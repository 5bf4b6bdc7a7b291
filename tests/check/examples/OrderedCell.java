// SPDX-License-Identifier: Apache-2.0
package examples;

/** X12: the same with a type that says what is wanted. */
public class OrderedCell {
  private Comparable<?> key;

  public OrderedCell(Comparable<?> value) {
    store(value);
  }

  public void store(Comparable<?> value) {
    key = value;
  }

  public boolean isEmpty() {
    return key == null;
  }
}
