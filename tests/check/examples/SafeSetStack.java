// SPDX-License-Identifier: Apache-2.0
package examples;

/** X23: the same, but for the check in drop. */
public class SafeSetStack {
  private final int[] cells = new int[2];
  private int used;

  public void drop() {
    if (used > 0) {
      used--;
    }
  }

  public void add(int value) {
    for (int i = 0; i < used; i++) {
      if (cells[i] == value) {
        return;
      }
    }
    if (used < cells.length) {
      cells[used] = value;
      used++;
    }
  }

  public int size() {
    return used;
  }
}
