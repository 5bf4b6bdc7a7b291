// SPDX-License-Identifier: Apache-2.0
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** BigDecimal: scales, rounding modes, contexts, equality, printing. */
public class BigDecimals {
  interface Action { Object run(); }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (ArithmeticException | IllegalArgumentException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    BigDecimal a = new BigDecimal("123.4500");
    BigDecimal b = new BigDecimal("-0.067");
    System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.stripTrailingZeros());
    System.out.println(a.divide(b, 5, RoundingMode.HALF_UP) + " " + a.divideToIntegralValue(b) + " " + a.remainder(b) + " " + a.pow(3) + " " + a.negate() + " " + b.abs() + " " + b.signum());
    System.out.println(a.divide(new BigDecimal("8")) + " " + a.divide(new BigDecimal("7"), MathContext.DECIMAL32) + " " + BigDecimal.ONE.divide(new BigDecimal("3"), new MathContext(50)));
    String[] values = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"};
    for (RoundingMode mode : RoundingMode.values()) {
      StringBuilder out = new StringBuilder(mode + ":");
      for (String v : values) {
        try {
          out.append(' ').append(new BigDecimal(v).setScale(0, mode));
        } catch (ArithmeticException e) {
          out.append(" !");
        }
      }
      System.out.println(out);
    }
    for (String s : new String[] {"1E+3", "1e-10", "-0", "0.000", "123e5", "1.23E-7", "0E+5", "12345678901234567890.5", "+7", "1E400"}) {
      BigDecimal d = new BigDecimal(s);
      System.out.println(d + " " + d.toPlainString().length() + " " + d.toEngineeringString() + " " + d.scale() + " " + d.precision() + " " + d.doubleValue() + " " + d.hashCode());
    }
    System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(1e20) + " " + BigDecimal.valueOf(12345, 3) + " " + BigDecimal.valueOf(5, -3) + " " + new BigDecimal(new BigInteger("99"), 1));
    System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " " + new BigDecimal("2.00").hashCode());
    System.out.println(a.round(new MathContext(3)) + " " + a.setScale(1, RoundingMode.DOWN) + " " + a.movePointLeft(5) + " " + a.movePointRight(5) + " " + a.scaleByPowerOfTen(-10) + " " + a.ulp());
    System.out.println(a.intValue() + " " + a.longValue() + " " + a.toBigInteger() + " " + a.floatValue() + " " + a.max(b) + " " + a.min(b) + " " + new BigDecimal("1e30").intValue());
    System.out.println(new BigDecimal("2").sqrt(new MathContext(40)) + " " + new BigDecimal("16").sqrt(MathContext.DECIMAL64) + " " + new BigDecimal("0.0625").sqrt(MathContext.UNLIMITED));
    System.out.println(MathContext.DECIMAL128 + " " + new MathContext("precision=7 roundingMode=FLOOR").getRoundingMode() + " " + new BigDecimal("1.23456789", new MathContext(4)));
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < 100; i++) sum = sum.add(new BigDecimal("0.1"));
    System.out.println(sum + " " + sum.equals(BigDecimal.TEN) + " " + sum.stripTrailingZeros() + " " + sum.stripTrailingZeros().toPlainString());
    BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
    for (int i = 1; i < 40; i++) {
      term = term.divide(BigDecimal.valueOf(i), new MathContext(60));
      e = e.add(term);
    }
    System.out.println(e.round(new MathContext(45)));
    BigDecimal[] parts = new BigDecimal("17.5").divideAndRemainder(new BigDecimal("3"));
    System.out.println(parts[0] + " " + parts[1]);
    attempt("thirds", () -> BigDecimal.ONE.divide(new BigDecimal("3")));
    attempt("zero", () -> a.divide(BigDecimal.ZERO));
    attempt("zero by zero", () -> BigDecimal.ZERO.divide(BigDecimal.ZERO));
    attempt("scale", () -> a.setScale(1));
    attempt("exact", () -> a.intValueExact());
    attempt("exact fits", () -> new BigDecimal("100.00").intValueExact());
    attempt("nan", () -> new BigDecimal(Double.NaN));
    attempt("text", () -> new BigDecimal("abc"));
    attempt("empty", () -> new BigDecimal(""));
    attempt("dots", () -> new BigDecimal("1.2.3"));
    attempt("exponent", () -> new BigDecimal("1e99999999999"));
    attempt("sqrt", () -> b.sqrt(MathContext.DECIMAL32));
    attempt("pow", () -> a.pow(-1));
    attempt("pow context", () -> a.pow(-2, MathContext.DECIMAL32));
    attempt("precision", () -> new MathContext(-1).getPrecision() + "");
  }
}
