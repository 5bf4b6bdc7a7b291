// SPDX-License-Identifier: Apache-2.0
package statics;

/** Ten static fields, and a large number of tests of which some fail. */
public final class Tens {
  private static int a = 1;
  private static int b = 2;
  private static int c = 3;
  private static long d = 4;
  private static String e = "five";
  private static int[] f = {6};
  private static double g = 7;
  private static boolean h = true;
  private static Object i = new Object();
  private static char j = 'j';

  private Tens() {}

  public static int use(int p, int q, int r, int s, int t, int u, int v, int w, int x, int y, int z) {
    a += p;
    b += q;
    c += r;
    d += s;
    e += "x";
    f[0] += t;
    g += u;
    h = !h;
    i = e;
    j++;
    int sum = v + w;
    return (x + y + z) / (sum == 2 && p > -2 ? 0 : 1); // @use
  }
}
