// SPDX-License-Identifier: Apache-2.0
package examples;

/** X11: a size that may be negative. */
public class Table {
  public static int[] table(int n) {
    return new int[n]; // @allocate
  }
}
