// SPDX-License-Identifier: Apache-2.0
package examples;

/** X22: a condition with an expression on one side. */
public final class Fit {
  private Fit() {}

  public static int fit(int from, int size, Object thing) {
    if (-1 - from == size) {
      return thing.hashCode(); // @fit
    }
    return 0;
  }
}
