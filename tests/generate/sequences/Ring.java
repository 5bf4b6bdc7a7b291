// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.15; F47: the loop of the constructor asks the solver nothing. */
public class Ring {
  private static final int SIZE = 2;

  private final int[] buffer = new int[SIZE];
  private int next;

  public Ring() {
    for (int i = 0; i < SIZE; i++) {
      buffer[i] = -1;
    }
  }

  public int put(int value) {
    int old = buffer[next];
    buffer[next] = value;
    next = (next + 1) % SIZE;
    return old;
  }
}
