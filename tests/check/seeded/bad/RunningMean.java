// SPDX-License-Identifier: Apache-2.0
package bad;

/** Adds up measurements and tells their mean. */
public final class RunningMean {
  private long sum;
  private int count;

  public void add(int value) {
    sum += value;
    count++;
  }

  public int count() {
    return count;
  }

  /** The mean of what was added so far, zero before the first value. */
  public long mean() {
    return sum / count; // BUG java.lang.ArithmeticException
  }

  /** How many of the values are above a threshold, in percent. */
  public static int percentAbove(int threshold, int[] values) {
    int above = 0;
    for (int value : values) {
      if (value > threshold) {
        above++;
      }
    }
    return 100 * above / values.length; // BUG java.lang.ArithmeticException
  }
}
