// SPDX-License-Identifier: Apache-2.0
package rows;

/** More sets of classes than are tried. */
public class Seven {
  static class A { static int v = 1; static { B.v += 1; } }
  static class B { static int v = 1; static { C.v += 1; } }
  static class C { static int v = 1; static { F.v += 1; } }
  static class F { static int v = 1; static { G.v += 1; } }
  static class G { static int v = 1; static { H.v += 1; } }
  static class H { static int v = 1; static { A.v += 1; } }

  public static int sum() {
    return A.v + B.v + C.v + F.v + G.v + H.v;
  }
}
