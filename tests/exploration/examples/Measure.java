// SPDX-License-Identifier: Apache-2.0
package examples;

/** F11: recursion whose division is always safe. */
public class Measure {
  public int common(int p, int q) {
    return q == 0 ? p : common(q, p % q);
  }
}
