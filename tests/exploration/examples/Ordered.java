// SPDX-License-Identifier: Apache-2.0
package examples;

/** X14: the division fails only with a dividend that is not the simplest one. */
public class Ordered {
  public static int quotient(int u, int v, int w) {
    if (0 <= u && u < v && u != w && w >= 0) {
      return (u + v) / w; // @division
    }
    return 0;
  }
}
