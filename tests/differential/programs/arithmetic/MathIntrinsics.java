// SPDX-License-Identifier: Apache-2.0

/**
 * Math.sin and friends, which may differ from StrictMath in the last bit: the stock machine computes
 * them with code of its own. They are compared as floats.
 */
public class MathIntrinsics {
  static void line(String name, double value) {
    System.out.println(name + " " + (float) value);
  }

  public static void main(String[] args) {
    for (double x : new double[] {0.0, 0.5, 1.0, -2.0, 3.75, 10.0, 100.25, 1e6}) {
      System.out.println("x = " + x);
      line("sin", Math.sin(x));
      line("cos", Math.cos(x));
      line("tan", Math.tan(x));
      line("exp", Math.exp(x / 10));
      line("log", Math.log(x));
      line("log10", Math.log10(x));
      line("pow", Math.pow(x, 1.5));
      line("pow2", Math.pow(x, 2));
      line("pow half", Math.pow(x, 0.5));
      line("atan", Math.atan(x));
      line("sinh", Math.sinh(x / 100));
      line("cosh", Math.cosh(x / 100));
      line("tanh", Math.tanh(x));
      line("cbrt", Math.cbrt(x));
      line("hypot", Math.hypot(x, 1));
      line("expm1", Math.expm1(x / 1e6));
      line("log1p", Math.log1p(Math.abs(x)));
      line("asin", Math.asin(x / 1e6));
      line("acos", Math.acos(x / 1e6));
      line("atan2", Math.atan2(x, 3));
    }
    line("pow edge", Math.pow(1, Double.POSITIVE_INFINITY));
    line("pow edge", Math.pow(-1, 1e300));
    line("exp edge", Math.exp(1000));
    line("log edge", Math.log(0));
    line("sin edge", Math.sin(Double.POSITIVE_INFINITY));
  }
}
