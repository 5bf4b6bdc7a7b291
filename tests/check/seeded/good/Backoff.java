// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.Random;

/** How long to wait between two attempts. */
public class Backoff {
  private final Random random = new Random(7);
  private int first = 1;

  /** The first delay, which every further one doubles. */
  public void setFirst(int milliseconds) {
    if (milliseconds < 1) {
      throw new IllegalArgumentException("milliseconds " + milliseconds);
    }
    first = milliseconds;
  }

  /** After how many doublings the delay is at least this long. */
  public int doublings(int atLeast) {
    int count = 0;
    long delay = first;
    while (delay < atLeast) {
      delay *= 2;
      count++;
    }
    return count;
  }

  /** A random part of a delay. */
  public int jitter(int delay) {
    return delay < 1 ? 0 : random.nextInt(delay);
  }
}
