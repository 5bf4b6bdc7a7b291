// SPDX-License-Identifier: Apache-2.0
package p1;

/** A bounded stack without duplicates: it crashes after a sequence only. */
public class UniqueStack {
  private final int[] cells = new int[2];
  private int used;

  public void push(int value) {
    for (int i = 0; i < used; i++) {
      if (cells[i] == value) {
        return;
      }
    }
    if (used < cells.length) {
      cells[used++] = value; // BUG java.lang.ArrayIndexOutOfBoundsException
    }
  }

  public void pop() {
    used--;
  }

  public int top() {
    return used < 1 ? -1 : cells[used - 1];
  }

  public boolean isEmpty() {
    return used == 0;
  }
}
