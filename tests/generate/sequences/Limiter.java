// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.2; F01, F02, F18, F64: three paths, crossed limits allowed. */
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
