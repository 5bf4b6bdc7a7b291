// SPDX-License-Identifier: Apache-2.0
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.ChoiceFormat;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Locale;

/** DecimalFormat, NumberFormat and ChoiceFormat. */
public class DecimalFormats {
  static final DecimalFormatSymbols SYMBOLS = DecimalFormatSymbols.getInstance(Locale.US);

  static void show(String pattern, double... values) {
    try {
      DecimalFormat f = new DecimalFormat(pattern, SYMBOLS);
      StringBuilder out = new StringBuilder(pattern + ":");
      for (double v : values) out.append(' ').append(f.format(v));
      System.out.println(out + " (" + f.toPattern() + ")");
    } catch (IllegalArgumentException e) {
      System.out.println(pattern + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) throws ParseException {
    show("0", 0, 0.5, 1.5, 2.5, -0.4, 1234.5);
    show("0.00", 0, 0.005, 0.015, 1234.567, -1.1);
    show("#,##0.##", 0, 1234.5, 1234567.891, -9999.999);
    show("00000", 42, -42, 123456);
    show("#.#", 0, 0.04, 0.06, 12.34);
    show("0.###E0", 12345, 0.00012345, 0);
    show("##0.##E0", 12345, 123456, 0.00012345);
    show("0%", 0.125, 1.5, -0.07);
    show("0.0\u2030", 0.0125);
    show("$#,##0.00;($#,##0.00)", 1234.5, -1234.5);
    show("'#'0", 5);
    show("0 'o''clock'", 7);
    show("#", 0.4, 0.6, Double.NaN, Double.POSITIVE_INFINITY, -0.0);
    show("#,####.0", 123456789);
    show("0;0;0", 1);
    show("0.0.0", 1);
    show("#0#", 1);
    DecimalFormat f = new DecimalFormat("0.0", SYMBOLS);
    for (RoundingMode mode : RoundingMode.values()) {
      f.setRoundingMode(mode);
      try {
        System.out.println(mode + " " + f.format(1.25) + " " + f.format(-1.25) + " " + f.format(1.35) + " " + f.format(1.21));
      } catch (ArithmeticException e) {
        System.out.println(mode + " " + e.getMessage());
      }
    }
    NumberFormat us = NumberFormat.getInstance(Locale.US);
    System.out.println(us.format(1234567.8915) + " " + us.format(Long.MAX_VALUE) + " " + us.format(new BigDecimal("123456789.987654321")));
    us.setMaximumFractionDigits(1);
    us.setGroupingUsed(false);
    us.setMinimumIntegerDigits(3);
    System.out.println(us.format(7.26) + " " + us.getMaximumFractionDigits());
    System.out.println(NumberFormat.getCurrencyInstance(Locale.US).format(1234.5) + " " + NumberFormat.getPercentInstance(Locale.US).format(0.256) + " " + NumberFormat.getIntegerInstance(Locale.US).format(2.5));
    System.out.println(NumberFormat.getInstance(Locale.GERMANY).format(1234567.891) + " " + NumberFormat.getInstance(Locale.ROOT).format(1234.5));
    System.out.println(NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT).format(1234567) + " " + NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG).format(2000));
    NumberFormat parser = NumberFormat.getInstance(Locale.US);
    for (String s : new String[] {"1,234.5", "12abc", "-7", "1e3", "  5", "abc", "", "9223372036854775808", "1,2,3"}) {
      try {
        Number n = parser.parse(s);
        System.out.println("parse " + s + " -> " + n + " " + n.getClass().getSimpleName());
      } catch (ParseException e) {
        System.out.println(e.getMessage() + " at " + e.getErrorOffset());
      }
    }
    ParsePosition at = new ParsePosition(2);
    System.out.println(parser.parse("ab42cd", at) + " " + at.getIndex());
    DecimalFormat big = new DecimalFormat("#,##0.00", SYMBOLS);
    big.setParseBigDecimal(true);
    System.out.println(big.parse("12,345,678,901,234,567,890.12") + " " + big.parse("1.5").getClass().getSimpleName());
    DecimalFormatSymbols own = new DecimalFormatSymbols(Locale.US);
    own.setDecimalSeparator('_');
    own.setGroupingSeparator(' ');
    System.out.println(new DecimalFormat("#,##0.00", own).format(1234567.891));
    ChoiceFormat choice = new ChoiceFormat("0#none|1#one|1<many {0}");
    System.out.println(choice.format(0) + " " + choice.format(1) + " " + choice.format(1.5) + " " + choice.format(-1) + " " + choice.toPattern());
  }
}
