// SPDX-License-Identifier: Apache-2.0
package sequences;

/** X23: no single call on a fresh object crashes; drop(); add(0) does. */
public class BoundedSetStack {
  private final int[] cell = new int[5];
  private int used;

  public void add(int value) {
    for (int i = 0; i < used; i++) {
      if (cell[i] == value) {
        return;
      }
    }
    if (used == cell.length) {
      return;
    }
    cell[used] = value;
    used++;
  }

  public void drop() {
    used--; // unguarded
  }

  public int size() {
    return used;
  }
}
