// SPDX-License-Identifier: Apache-2.0

/** Math methods on integers: exact variants and their failures, floor division, clamping pieces. */
public class ExactMath {
  interface Computation {
    long run();
  }

  static void attempt(String name, Computation computation) {
    try {
      System.out.println(name + " = " + computation.run());
    } catch (ArithmeticException e) {
      System.out.println(name + " fails: " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    attempt("addExact int", () -> Math.addExact(Integer.MAX_VALUE, 1));
    attempt("addExact long", () -> Math.addExact(Long.MAX_VALUE, 1L));
    attempt("addExact fits", () -> Math.addExact(Integer.MAX_VALUE, -1));
    attempt("subtractExact int", () -> Math.subtractExact(Integer.MIN_VALUE, 1));
    attempt("subtractExact long", () -> Math.subtractExact(Long.MIN_VALUE, 1L));
    attempt("multiplyExact int", () -> Math.multiplyExact(65536, 65536));
    attempt("multiplyExact long", () -> Math.multiplyExact(1L << 32, 1L << 31));
    attempt("multiplyExact mixed", () -> Math.multiplyExact(1L << 40, 3));
    attempt("negateExact", () -> Math.negateExact(Integer.MIN_VALUE));
    attempt("incrementExact", () -> Math.incrementExact(Integer.MAX_VALUE));
    attempt("decrementExact", () -> Math.decrementExact(Long.MIN_VALUE));
    attempt("toIntExact", () -> Math.toIntExact(1L << 31));
    attempt("toIntExact fits", () -> Math.toIntExact(-(1L << 31)));
    attempt("absExact", () -> Math.absExact(Integer.MIN_VALUE));
    attempt("floorDiv zero", () -> Math.floorDiv(1, 0));
    int[] signs = {7, -7};
    for (int a : signs) {
      for (int b : new int[] {2, -2}) {
        System.out.println("floorDiv " + Math.floorDiv(a, b) + " floorMod " + Math.floorMod(a, b));
      }
    }
    System.out.println(Math.floorDiv(Integer.MIN_VALUE, -1));
    System.out.println(Math.floorMod(-1L, 10));
    System.out.println(Math.abs(Integer.MIN_VALUE));
    System.out.println(Math.abs(Long.MIN_VALUE));
    System.out.println(Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE));
    System.out.println(Math.multiplyHigh(-3L, 5L));
    System.out.println(Math.multiplyFull(Integer.MAX_VALUE, Integer.MAX_VALUE));
    System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0));
    System.out.println(Math.max(Double.NaN, 1) + " " + Math.min(Float.NaN, 1f));
    System.out.println(Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994));
    System.out.println(Math.round(1e30) + " " + Math.round(Float.NaN) + " " + Math.round(-1e30f));
    System.out.println(Math.rint(2.5) + " " + Math.rint(3.5) + " " + Math.rint(-0.2));
    System.out.println(Math.ceil(-0.5) + " " + Math.floor(-0.5) + " " + Math.ceil(1e16 + 1));
    System.out.println(Math.signum(-3.5) + " " + Math.copySign(2.0, -0.0));
    System.out.println(Math.ulp(1.0) + " " + Math.ulp(1e10f) + " " + Math.nextUp(1.0));
    System.out.println(Math.nextDown(0.0f) + " " + Math.nextAfter(1.0, 2.0));
    System.out.println(Math.getExponent(1024.5) + " " + Math.getExponent(0.0) + " " + Math.scalb(1.5, 10));
    System.out.println(Math.fma(1e16, 1e-16, -1.0) + " " + Math.fma(2f, 3f, 4f));
    System.out.println(Math.IEEEremainder(10, 3) + " " + Math.IEEEremainder(11, 4));
  }
}
