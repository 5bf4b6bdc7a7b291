// SPDX-License-Identifier: Apache-2.0
package examples;

/** Nothing to explore: what it takes is the time to start. */
public class Boot {
  public static int nothing() {
    return 0;
  }
}
