// SPDX-License-Identifier: Apache-2.0
package statics;

/** The same as Tens, with nothing that a test could leave behind. */
public final class Locals {
  private Locals() {}

  public static int use(int p, int q, int r, int s, int t, int u, int v, int w, int x, int y, int z) {
    int a = 1;
    int b = 2;
    int c = 3;
    long d = 4;
    String e = "five";
    int[] f = {6};
    double g = 7;
    boolean h = true;
    Object i = new Object();
    char j = 'j';
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
    return (x + y + z) / (sum == 2 && p > -2 ? 0 : 1);
  }
}
