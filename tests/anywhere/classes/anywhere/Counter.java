// SPDX-License-Identifier: Apache-2.0
package anywhere;

/** Counts for all. */
public class Counter {
  private static int count;

  public static int next(int step) {
    if (step > 10) step = 10;
    return count += step;
  }
}
