// SPDX-License-Identifier: Apache-2.0

/** Math and StrictMath functions, bit for bit. */
public class MathFunctions {
  static final double[] INPUTS = {
    0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 2.0, 3.0, 10.0, 0.1, 1e-10, 1e10, -1e10, 100.5, 710.0, -745.2, 1e300,
    Math.PI, Math.E, Math.PI / 2, Math.PI / 4, Double.MIN_VALUE, Double.MAX_VALUE,
    Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN
  };

  static void line(String name, double strict) {
    System.out.print(name + "=" + Long.toHexString(Double.doubleToLongBits(strict)) + " ");
  }

  static void unary(double x) {
    System.out.println("x = " + x);
    line("sqrt", Math.sqrt(x));
    line("cbrt", StrictMath.cbrt(x));
    line("sin", StrictMath.sin(x));
    line("cos", StrictMath.cos(x));
    line("tan", StrictMath.tan(x));
    line("asin", StrictMath.asin(x));
    line("acos", StrictMath.acos(x));
    line("atan", StrictMath.atan(x));
    System.out.println();
    line("exp", StrictMath.exp(x));
    line("expm1", StrictMath.expm1(x));
    line("log", StrictMath.log(x));
    line("log10", StrictMath.log10(x));
    line("log1p", StrictMath.log1p(x));
    line("sinh", StrictMath.sinh(x));
    line("cosh", StrictMath.cosh(x));
    line("tanh", StrictMath.tanh(x));
    System.out.println();
    line("floor", Math.floor(x));
    line("ceil", Math.ceil(x));
    line("rint", Math.rint(x));
    line("ulp", Math.ulp(x));
    line("radians", Math.toRadians(x));
    line("degrees", Math.toDegrees(x));
    line("nextUp", Math.nextUp(x));
    line("nextDown", Math.nextDown(x));
    System.out.println(Math.round(x) + " " + Math.getExponent(x));
  }

  public static void main(String[] args) {
    for (double x : INPUTS) unary(x);
    long powers = 17;
    long atans = 17;
    long hypots = 17;
    for (double x : INPUTS) {
      for (double y : INPUTS) {
        powers = powers * 31 + Double.doubleToLongBits(StrictMath.pow(x, y));
        atans = atans * 31 + Double.doubleToLongBits(StrictMath.atan2(x, y));
        hypots = hypots * 31 + Double.doubleToLongBits(StrictMath.hypot(x, y));
      }
    }
    System.out.println(powers + " " + atans + " " + hypots);
    long sum = 0;
    for (int i = -500; i < 500; i++) {
      double x = i * 0.37;
      sum = sum * 31 + Double.doubleToLongBits(StrictMath.sin(x) + StrictMath.exp(x / 50) + StrictMath.log(Math.abs(x) + 1));
    }
    System.out.println(sum);
    System.out.println(StrictMath.pow(2, 0.5) + " " + StrictMath.pow(-8, 1.0 / 3) + " " + StrictMath.pow(0, 0) + " " + StrictMath.pow(-2, 3));
    System.out.println(Math.sqrt(2) + " " + Math.abs(-2.5f) + " " + Math.max(1, 2L) + " " + Math.signum(-0.0f));
  }
}
