// SPDX-License-Identifier: Apache-2.0
package bad;

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
    tokens += ticks / interval; // BUG java.lang.ArithmeticException
    history[recorded++] = tokens; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public boolean take() {
    if (tokens <= 0) {
      return false;
    }
    tokens--;
    return true;
  }
}
