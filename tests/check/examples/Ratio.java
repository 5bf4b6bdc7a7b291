// SPDX-License-Identifier: Apache-2.0
package examples;

/** X14: a division that needs three numbers in the right order. */
public final class Ratio {
  private Ratio() {}

  public static int ratio(int u, int v, int w) {
    if (0 <= u && u < v && u != w && w >= 0) {
      return (u + v) / w; // @ratio
    }
    return 0;
  }

  public static int ratioChecked(int u, int v, int w) {
    if (0 <= u && u < v && w > u) {
      return (u + v) / w;
    }
    return 0;
  }
}
