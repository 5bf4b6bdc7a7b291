// SPDX-License-Identifier: Apache-2.0
package examples;

/** X23: a bounded stack without duplicates, which can be emptied too often. */
public class SetStack {
  private final int[] cells = new int[2];
  private int used;

  public void drop() {
    used--;
  }

  public void add(int value) {
    for (int i = 0; i < used; i++) {
      if (cells[i] == value) {
        return;
      }
    }
    if (used < cells.length) {
      cells[used] = value; // @add
      used++;
    }
  }

  public int size() {
    return used;
  }
}
