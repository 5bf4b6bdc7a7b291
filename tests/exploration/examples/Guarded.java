// SPDX-License-Identifier: Apache-2.0
package examples;

/** X02 to X06: divisions behind conditions that hold for no input, or for surprising ones. */
public class Guarded {
  public static int unequalDoubles(int n, double a, double b) {
    if (a == 1.0 && b == 2.0 && a == b) {
      return 1 / n;
    }
    return 0;
  }

  public static int largeSum(int n, int u, int v) {
    if (u == 1000001 && v == 1000001 && u + v == 2000000) {
      return 1 / n;
    }
    return 0;
  }

  public static int knownProduct(int p, int q) {
    if (p == 1 && q == 2) {
      return 1 / (p * q);
    }
    return 0;
  }

  public static int wrappingProduct(int p, int q) {
    if (p != 0 && q != 0) {
      return 1 / (p * q); // @product
    }
    return 0;
  }

  public static long wideProduct(int p, int q) {
    if (p != 0 && q != 0) {
      return 1L / ((long) p * q);
    }
    return 0;
  }

  public static int sameClass(int n) {
    if (int.class != Integer.TYPE) {
      return 1 / n;
    }
    return 0;
  }
}
