// SPDX-License-Identifier: Apache-2.0
/** Twelve levels of classes and interfaces, each with an initialiser, touched at the bottom and in the middle. */
public class InitDeepHierarchies {
  static int level;
  static int log(String what) {
    System.out.println(what + " " + new Throwable().getStackTrace().length);
    return ++level;
  }

  interface I0 { int V = log("I0"); default void m0() {} }
  interface I1 extends I0 { int V = log("I1"); default void m1() {} }
  interface I2 extends I1 { int V = log("I2"); default void m2() {} }
  interface I3 extends I2 { int V = log("I3"); default void m3() {} }
  interface J3 extends I2 { int V = log("J3"); default void n3() {} }
  interface K extends J3, I3 { int V = log("K"); default void k() {} }

  static class A0 { static int v = log("A0"); }
  static class A1 extends A0 implements I1 { static int v = log("A1"); }
  static class A2 extends A1 { static int v = log("A2"); }
  static class A3 extends A2 implements J3 { static int v = log("A3"); }
  static class A4 extends A3 { static int v = log("A4"); }
  static class A5 extends A4 implements K { static int v = log("A5"); }
  static class A6 extends A5 { static int v = log("A6") + A5.v; }

  public static void main(String[] args) {
    System.out.println(A2.v);
    System.out.println(A6.v);
    System.out.println(K.V + " " + I3.V + " " + level);
    Object o = new A6();
    System.out.println(o instanceof K);
  }
}
