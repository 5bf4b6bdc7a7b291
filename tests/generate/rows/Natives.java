// SPDX-License-Identifier: Apache-2.0
package rows;

/** F53: a deterministic native gives its value, one of the clock does not stop the run. */
public class Natives {
  public static String root(int x) {
    double root = StrictMath.sqrt(x);
    if (root == 12.0) {
      return "twelve";
    }
    return root != root ? "negative" : "other";
  }

  public static String timed(int x) {
    long start = System.nanoTime();
    String side = x > 10 ? "high" : "low";
    return System.nanoTime() - start < 0 ? "backwards" : side;
  }
}
