// SPDX-License-Identifier: Apache-2.0
package containers;

/** F72: a stack of integers that grows when it is full. */
public class IntStack {
  private static final int INITIAL_CAPACITY = 4;

  private int[] cells = new int[INITIAL_CAPACITY];
  private int size;

  public void push(Integer value) {
    if (size == cells.length) {
      int[] larger = new int[cells.length * 2];
      for (int i = 0; i < size; i++) {
        larger[i] = cells[i];
      }
      cells = larger;
    }
    cells[size++] = value;
  }

  public int pop() {
    if (size == 0) {
      throw new IllegalStateException("stack is empty");
    }
    return cells[--size];
  }

  public boolean isEmpty() {
    return size == 0;
  }
}
