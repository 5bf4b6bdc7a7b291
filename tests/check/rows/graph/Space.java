// SPDX-License-Identifier: Apache-2.0
package graph;

/** X35: 18 calls up to depth 3, each of which crashes on a line of its own. */
public final class Space {
  private static int zero;

  private Space() {}

  public static int f(A a, int n) {
    int kind = a == null ? 0 : a.id();
    switch (3 * kind + n + 1) {
      case 0:
        return 0 / zero;
      case 1:
        return 1 / zero;
      case 2:
        return 2 / zero;
      case 3:
        return 3 / zero;
      case 4:
        return 4 / zero;
      case 5:
        return 5 / zero;
      case 6:
        return 6 / zero;
      case 7:
        return 7 / zero;
      case 8:
        return 8 / zero;
      case 9:
        return 9 / zero;
      case 10:
        return 10 / zero;
      case 11:
        return 11 / zero;
      case 12:
        return 12 / zero;
      case 13:
        return 13 / zero;
      case 14:
        return 14 / zero;
      case 15:
        return 15 / zero;
      case 16:
        return 16 / zero;
      case 17:
        return 17 / zero;
      default:
        return -1;
    }
  }
}
