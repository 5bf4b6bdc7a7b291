// SPDX-License-Identifier: Apache-2.0
import java.util.concurrent.Callable;

/** Which instructions initialise a class and which do not (JVMS 5.5). */
public class InitByInstructions {
  static int log(String what) { System.out.println("  init " + what); return 1; }

  static class T0 { static int x = log("T0"); }
  static class T1 { static int x = log("T1"); static int s; }
  static class T2 { static int x = log("T2"); static final int K = 5; static final String S = "s"; static final long L = 1L << 40; }
  static class T3 { static int x = log("T3"); static final Object O = null; }
  static class T4 { static int x = log("T4"); }
  static class T5 { static int x = log("T5"); static void m() {} }
  static class T6 extends T7 { static int x = log("T6"); }
  static class T7 { static int x = log("T7"); static int y = 3; }
  enum T8 { ONE, TWO; static { log("T8"); } }
  record T9(int a) { static int x = log("T9"); }
  interface Ta { int X = log("Ta"); int K = 4; }
  static class Tb implements Ta { static int x = log("Tb"); }
  @interface Tc { int X = log("Tc"); }
  @Tc static class Td { static int x = log("Td"); }

  static void step(String what, Callable<Object> use) throws Exception { System.out.println(what + ": " + use.call()); }

  public static void main(String[] args) throws Exception {
    step("array", () -> new T0[3].length);
    step("array of arrays", () -> new T0[3][2].length);
    step("class literal", () -> T0.class.getName().length());
    step("instanceof", () -> (Object) "x" instanceof T0);
    step("cast of null", () -> (T0) null);
    step("catch type", () -> { try { return 1; } catch (IllegalStateException e) { return T0.x; } });
    step("putstatic", () -> T1.s = 4);
    step("constants", () -> T2.K + T2.S + T2.L);
    step("null constant", () -> T3.O);
    step("new", () -> new T4() != null);
    step("static call", () -> { T5.m(); return 0; });
    step("field of super", () -> T6.y);
    step("own field", () -> T6.x);
    step("enum constant", () -> T8.ONE);
    step("enum switch", () -> { switch (T8.TWO) { case TWO: return 2; default: return 0; } });
    step("enum valueOf", () -> T8.valueOf("ONE"));
    step("record", () -> new T9(3).a());
    step("interface constant", () -> Ta.K);
    step("implementer", () -> Tb.x);
    step("interface field", () -> Ta.X);
    step("annotation", () -> Td.class.isAnnotationPresent(Tc.class));
    step("annotated", () -> Td.x);
    step("annotation constant", () -> Tc.X);
    step("default of T0", () -> T0.x);
  }
}
