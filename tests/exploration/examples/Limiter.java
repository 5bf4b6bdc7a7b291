// SPDX-License-Identifier: Apache-2.0
package examples;

/** F01, F18: three paths, crossed limits allowed. */
public class Limiter {
  public static int limit(int v, int lo, int hi) {
    if (v < lo) {
      return lo;
    } else if (v > hi) {
      return hi;
    }
    return v;
  }
}
