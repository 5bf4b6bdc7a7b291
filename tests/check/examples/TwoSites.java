// SPDX-License-Identifier: Apache-2.0
package examples;

/** X40: two crashes, of which a comment excludes one. */
public final class TwoSites {
  private TwoSites() {}

  /** The number of parts is positive. */
  public static int part(int whole, int parts) {
    return whole / parts; // @part
  }

  public static int at(int[] values, int index) {
    return values[index]; // @at
  }
}
