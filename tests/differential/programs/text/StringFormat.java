// SPDX-License-Identifier: Apache-2.0
import java.util.Formattable;
import java.util.Formatter;
import java.util.IllegalFormatException;
import java.util.Locale;
import java.math.BigDecimal;
import java.math.BigInteger;

/** java.util.Formatter through String.format: every conversion and flag, and the failures. */
public class StringFormat {
  static void show(String format, Object... args) {
    try {
      System.out.println(format.replace("%", "%%").replace("%%", "%") + " -> [" + String.format(Locale.ROOT, format, args) + "]");
    } catch (IllegalFormatException e) {
      System.out.println(format + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  static class Money implements Formattable {
    @Override public void formatTo(Formatter f, int flags, int width, int precision) { f.format("money(%d,%d,%d)", flags, width, precision); }
  }

  public static void main(String[] args) {
    show("%d %5d|%-5d|%05d|%+d|% d|%,d|%(d", 1, 2, 3, 4, 5, 6, 1234567, -8);
    show("%x %X %#x %o %#o", 255, 255, 255, 8, 8);
    show("%x %x %x %x", (byte) -1, (short) -1, -1, -1L);
    show("%d %d %d", (byte) -1, Long.MIN_VALUE, new BigInteger("123456789012345678901234567890"));
    show("%f %.2f %10.3f|%-10.1f|%010.2f|%+.0f|%,.2f|%(f", 1.5, 2.345, 3.14159, 4.0, -5.5, 6.5, 1234567.891, -1.0);
    show("%e %.2E %g %.3g %a", 12345.678, 0.00012, 0.0001, 123456.0, 1.0);
    show("%f %e %g %5.1f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN);
    show("%.0f %.0f %.0f %.1f %.2f", 0.5, 1.5, 2.5, 0.25, 1.005);
    show("%f %.3f %s", new BigDecimal("12345678901234567890.123456789"), new BigDecimal("0.0005"), new BigDecimal("1E+5"));
    show("%s %10s|%-10s|%.2s|%S", "text", "right", "left", "cut", "upper");
    show("%s %s %s", null, 1.0f, new int[0].length);
    show("%c %C %c %5c|", 'a', 'b', 0x1F600, 'z');
    show("%b %B %b %b", true, false, null, "x");
    show("%h %H %h", "hello", "hello", null);
    show("%n%%%5%|%-5%|");
    show("%2$s %1$s %<s %s %s", "a", "b");
    show("%s", new Money());
    show("%-8.3s|%#S", new Money(), new Money());
    show("%s %s", java.util.List.of(1, 2), java.util.Map.of("k", "v"));
    show("%08.3f|%+,d|%,d", -3.14159, 1000000, -1234);
    show("%#.0f %#x %#o", 3.0, 10, 10);
    show("%15.4e|%-15.4e|", 12345.6789, 0.000123);
    show("%a %a %.2a", 0.1, -255.5, 1.999);
    show("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL", 0L);
    show("%d", "text");
    show("%d", 1.5);
    show("%f", 1);
    show("%c", "string");
    show("%c", 0x110000);
    show("%s %s", "one");
    show("%q", 1);
    show("%-d", 1);
    show("%05s", "x");
    show("%+s", "x");
    show("%.2d", 1);
    show("%,x", 1);
    show("%#s", "x");
    show("%", 1);
    show("%1$", 1);
    show("%-05d", 1);
    show("%++d", 1);
    show("%3$s", 1);
    show("%.3c", 'a');
    System.out.println(String.format(Locale.GERMANY, "%,.2f %,d", 1234567.891, 9876543));
    System.out.println(String.format(Locale.US, "%,.2f", 1234567.891));
    Formatter f = new Formatter(new StringBuilder("start "), Locale.US);
    f.format("%d", 1).format("%s", "two");
    System.out.println(f + " " + f.out().getClass().getSimpleName());
    f.close();
    try {
      f.format("x");
    } catch (java.util.FormatterClosedException e) {
      System.out.println("closed");
    }
    System.out.printf("%s %d%n", "printf", 5);
    System.out.println(new java.util.StringJoiner(", ", "{", "}").setEmptyValue("empty").toString() + "%d".formatted(9));
  }
}
