// SPDX-License-Identifier: Apache-2.0
package containers;

/** F72: a bounded stack of unique elements; pushing an element again brings it to the top. */
public class UBStack {
  private static final int CAPACITY = 3;

  private final Object[] cells = new Object[CAPACITY];
  private int size;

  /** Returns false when there is no room. */
  public boolean push(Object element) {
    if (element == null) {
      throw new NullPointerException("element");
    }
    int found = indexOf(element);
    if (found >= 0) {
      for (int i = found; i < size - 1; i++) {
        cells[i] = cells[i + 1];
      }
      cells[size - 1] = element;
      return true;
    }
    if (size == CAPACITY) {
      return false;
    }
    cells[size++] = element;
    return true;
  }

  /** Returns null when there is nothing. */
  public Object pop() {
    if (size == 0) {
      return null;
    }
    Object top = cells[--size];
    cells[size] = null;
    return top;
  }

  public int size() {
    return size;
  }

  private int indexOf(Object element) {
    for (int i = 0; i < size; i++) {
      if (cells[i].equals(element)) {
        return i;
      }
    }
    return -1;
  }
}
