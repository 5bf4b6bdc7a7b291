// SPDX-License-Identifier: Apache-2.0
/** Interfaces that read each other while a class makes them be initialised: only the one at hand is in progress. */
public class InterfaceInitValues {
  static int log(String what, int value) {
    System.out.println(what + " = " + value);
    return value;
  }

  interface I { int A = log("I.A", J.B + 100); default void i() {} }
  interface J { int B = log("J.B", 7); default void j() {} }
  static class C implements I, J { static int c = log("C.c", A + B); }

  interface K { int A = log("K.A", L.B + 1); default void k() {} }
  interface L { int B = log("L.B", K.A + 1); default void l() {} }   // a cycle
  static class D implements L, K { static int d = log("D.d", 0); }

  static class Base implements M { static int b = log("Base.b", Derived.d + 1); }
  interface M { int A = log("M.A", Derived.d + 1); default void m() {} }
  static class Derived extends Base { static int d = log("Derived.d", 50); }

  static class Top { static int t = log("Top.t", Sub.s()); }
  static class Sub extends Top { static int s() { return t + 3; } }

  static class Maker { static Object made = new Made(); static int after = log("Maker", 1); }
  static class Made extends Maker { static int m = log("Made", 2); }

  public static void main(String[] args) {
    System.out.println(C.c);
    System.out.println(D.d);
    System.out.println(Derived.d);
    System.out.println(Sub.s());
    System.out.println(new Made() != null);
  }
}
