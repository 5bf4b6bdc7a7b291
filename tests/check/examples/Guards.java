// SPDX-License-Identifier: Apache-2.0
package examples;

/** X02 to X06: divisions behind conditions of which only one can hold. */
public final class Guards {
  private Guards() {}

  public static int unequal(int n, double a, double b) {
    return a == 1.0 && b == 2.0 && a == b ? 1 / n : 0;
  }

  public static int sum(int n, int u, int v) {
    return u == 1000001 && v == 1000001 && u + v == 2000000 ? 1 / n : 0;
  }

  public static int product(int p, int q) {
    return p == 1 && q == 2 ? 1 / (p * q) : 0;
  }

  public static int wrapping(int p, int q) {
    return p != 0 && q != 0 ? 1 / (p * q) : 0; // @wrapping
  }

  public static long wide(int p, int q) {
    return p != 0 && q != 0 ? 1L / ((long) p * q) : 0;
  }

  public static int types(int n) {
    return int.class != Integer.TYPE ? 1 / n : 0;
  }
}
