// SPDX-License-Identifier: Apache-2.0
package examples;

/** X13: the loop is bounded by the first array only. */
public class Exchange {
  public static int exchange(double[] p, double[] q) {
    for (int i = 0; i < p.length; i++) {
      double t = p[i];
      p[i] = q[i]; // @second
      q[i] = t;
    }
    return p.length;
  }
}
