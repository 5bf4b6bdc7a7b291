// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.Arrays;

/** Where values stand among others. */
public final class Percentile {
  private Percentile() {}

  /** The value below which a share of all values lies; 100 is the largest one. */
  public static int of(int percent, int... values) {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("percent " + percent);
    }
    if (values.length == 0) {
      throw new IllegalArgumentException("no values");
    }
    int[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[Math.min(percent * sorted.length / 100, sorted.length - 1)];
  }

  /** The value in the middle, zero of no values. */
  public static int median(int... values) {
    int[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted.length == 0 ? 0 : sorted[sorted.length / 2];
  }
}
