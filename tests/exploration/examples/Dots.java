// SPDX-License-Identifier: Apache-2.0
package examples;

/** X15: one object passed twice. */
public class Dots {
  public static class Dot {
    public int x;
  }

  public static int share(Dot a, Dot b) {
    if (a == b) {
      return 100 / b.x; // @division
    }
    return 0;
  }

  public static int shareMade(int x, boolean same, boolean none) {
    Dot a = none ? null : new Dot();
    Dot b = same ? a : new Dot();
    if (a != null) {
      a.x = x;
    }
    return share(a, b);
  }
}
