// SPDX-License-Identifier: Apache-2.0
package good;

/** Lets through as much as was saved up, and remembers the last levels. */
public class TokenBucket {
  private final int[] history = new int[2];
  private int recorded;
  private int tokens;
  private int interval = 1;

  /** How many ticks make a token; zero turns the limit off. */
  public void setInterval(int ticks) {
    if (ticks < 0) {
      throw new IllegalArgumentException("ticks " + ticks);
    }
    interval = ticks;
  }

  public void tick(int ticks) {
    if (ticks < 0 || ticks > 1000) {
      throw new IllegalArgumentException("ticks " + ticks);
    }
    tokens += interval == 0 ? ticks : ticks / interval;
    history[recorded] = tokens;
    recorded = (recorded + 1) % history.length;
  }

  public boolean take() {
    if (tokens <= 0) {
      return false;
    }
    tokens--;
    return true;
  }
}
