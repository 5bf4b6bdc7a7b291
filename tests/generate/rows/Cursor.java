// SPDX-License-Identifier: Apache-2.0
package rows;

/** F63: a getter that goes on is no way to look at an object. */
public class Cursor {
  private int[] values = {};
  private int position;

  public void feed(int first, int second) {
    values = new int[] {first, second};
    position = 0;
  }

  public int getNext() {
    return values[position++];
  }

  public int getNextDoubled() {
    return 2 * values[position++];
  }
}
