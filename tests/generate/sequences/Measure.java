// SPDX-License-Identifier: Apache-2.0
package sequences;

/** 4.4; F11, F21: recursion, one path per depth; the divisor is never zero. */
public class Measure {
  public int common(int p, int q) {
    return q == 0 ? p : common(q, p % q);
  }
}
