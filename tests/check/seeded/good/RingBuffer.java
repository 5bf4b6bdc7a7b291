// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.Arrays;

/** The last few numbers of a stream. */
public class RingBuffer {
  private final int[] slots;
  private int next;
  private int size;

  public RingBuffer(int capacity) {
    if (capacity < 1 || capacity > 1024) {
      throw new IllegalArgumentException("capacity " + capacity);
    }
    slots = new int[capacity];
  }

  public void put(int value) {
    slots[next] = value;
    next = (next + 1) % slots.length;
    size = Math.min(size + 1, slots.length);
  }

  /** The number that was put in some steps ago: 1 is the newest. */
  public int back(int steps) {
    if (steps < 1 || steps > size) {
      throw new IndexOutOfBoundsException("only " + size + " numbers are kept");
    }
    return slots[Math.floorMod(next - steps, slots.length)];
  }

  /** What is kept, the oldest first. */
  public int[] toArray() {
    int[] result = new int[size];
    int oldest = Math.floorMod(next - size, slots.length);
    int first = Math.min(size, slots.length - oldest);
    System.arraycopy(slots, oldest, result, 0, first);
    System.arraycopy(slots, 0, result, first, size - first);
    return result;
  }

  @Override
  public String toString() {
    return size + " of " + slots.length + ": " + Arrays.toString(slots);
  }
}
