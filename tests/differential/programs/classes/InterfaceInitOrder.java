// SPDX-License-Identifier: Apache-2.0
/** JVMS 5.5 step 7: superinterfaces with default methods in the order of `implements`, the deepest first. */
public class InterfaceInitOrder {
  static int log(String what) {
    System.out.println(what);
    return 1;
  }

  interface I { int X = log("I"); default void i() {} }
  interface J { int X = log("J"); default void j() {} }
  interface K extends J { int X = log("K"); default void k() {} }
  interface L extends I, K { int X = log("L"); }            // no defaults of its own: not initialised
  interface M extends L { int X = log("M"); default void m() {} }
  interface N { int X = log("N"); void n(); }                // none at all
  interface P { int X = log("P"); private void p() {} }      // a private one counts
  interface Q { int X = log("Q"); static void q() {} }       // a static one does not

  static class A implements I, J { static int x = log("A"); }
  static class B implements J, I { static int x = log("B"); }
  static class C extends A implements M { static int x = log("C"); }
  static class D implements N, P, Q { static int x = log("D"); public void n() {} }

  interface I2 { int X = log("I2"); default void i() {} }
  interface J2 extends I2 { int X = log("J2"); default void j() {} }
  static class E implements J2, I2 { static int x = log("E"); }

  interface I3 { int X = log("I3"); default void i() {} }
  interface J3 extends I3 { int X = log("J3"); default void j() {} }
  static class F implements J3 { }
  static class G extends F { static int x = log("G"); }

  interface I4 { int X = log("I4"); default void i() {} }
  interface J4 extends I4 { int X = log("J4"); default void j() {} }

  public static void main(String[] args) {
    System.out.println("-- C");
    int c = C.x;
    System.out.println("-- B");
    int b = B.x;
    System.out.println("-- D");
    int d = D.x;
    System.out.println("-- E");
    int e = E.x;
    System.out.println("-- G");
    new G();
    System.out.println("-- J4 itself");
    int j = J4.X;
    System.out.println("-- array and class literal");
    Object[] o = new InterfaceInitOrder[1];
    Object l = L.class;
    System.out.println(l);
  }
}
