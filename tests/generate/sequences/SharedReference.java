// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.12: a heap that tells an object stored before from an equal one. */
public class SharedReference {
  private final Integer[] cells = new Integer[8];
  private int size;

  /** Returns 2 for the same object, 1 for an equal one, 0 for a new value. */
  public int insert(Integer value) {
    int kind = 0;
    for (int i = 0; i < size; i++) {
      if (cells[i] == value) {
        return 2;
      }
      if (cells[i].equals(value)) {
        kind = 1;
      }
    }
    cells[size++] = value;
    return kind;
  }
}
