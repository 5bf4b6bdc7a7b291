// SPDX-License-Identifier: Apache-2.0
import java.text.MessageFormat;
import java.text.ParseException;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import java.text.SimpleDateFormat;

/** MessageFormat and SimpleDateFormat with fixed zones and locales. */
public class MessageFormats {
  static void show(String pattern, Object... args) {
    try {
      System.out.println(pattern + " -> " + new MessageFormat(pattern, Locale.US).format(args));
    } catch (IllegalArgumentException e) {
      System.out.println(pattern + " -> " + e.getMessage());
    }
  }

  static void date(String pattern, long time) {
    SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.US);
    f.setTimeZone(TimeZone.getTimeZone("UTC"));
    System.out.println(pattern + " -> " + f.format(new Date(time)));
  }

  public static void main(String[] args) throws ParseException {
    show("Hello {0}, you are {1} years", "Ann", 30);
    show("{1} before {0} and {1} again", "a", "b");
    show("{0} {1} {2}", "only one");
    show("It''s {0}", "quoted");
    show("'{0}' {0}", "x");
    show("{0,number} {0,number,integer} {0,number,percent} {0,number,#.##}", 1234.567);
    show("{0,number,currency}", 12.5);
    show("{0,choice,0#no files|1#one file|1<{0} files}", 0);
    show("{0,choice,0#no files|1#one file|1<{0} files}", 1);
    show("{0,choice,0#no files|1#one file|1<{0} files}", 1200);
    show("{0} {0}", (Object) null);
    show("{0}", (Object[]) new Object[0]);
    show("{0", 1);
    show("{x}", 1);
    show("{-1}", 1);
    show("{0,unknown}", 1);
    System.out.println(MessageFormat.format("static {0} {1}", 1000, true));
    MessageFormat parser = new MessageFormat("{0} is {1,number} years", Locale.US);
    Object[] parsed = parser.parse("Bob is 44 years");
    System.out.println(parsed[0] + " " + parsed[1] + " " + parsed.length + " " + parser.toPattern());
    try {
      parser.parse("nothing");
    } catch (ParseException e) {
      System.out.println(e.getMessage());
    }
    date("yyyy-MM-dd HH:mm:ss.SSS", 0);
    date("yyyy-MM-dd'T'HH:mm:ss'Z'", 1700000000123L);
    date("EEE, d MMM yyyy hh:mm a", 1700000000123L);
    date("EEEE MMMM dd yy", -1);
    date("D w W F u k K", 951782400000L);
    date("G yyyy z Z XXX", 0);
    SimpleDateFormat f = new SimpleDateFormat("dd/MM/yyyy HH:mm", Locale.US);
    f.setTimeZone(TimeZone.getTimeZone("UTC"));
    System.out.println(f.parse("25/12/2020 13:45").getTime());
    System.out.println(f.parse("32/01/2020 25:61").getTime());
    f.setLenient(false);
    for (String s : new String[] {"32/01/2020 10:00", "x", "01/02/2003"}) {
      try {
        System.out.println(f.parse(s).getTime());
      } catch (ParseException e) {
        System.out.println(e.getMessage() + " " + e.getErrorOffset());
      }
    }
    f.setTimeZone(TimeZone.getTimeZone("GMT+05:30"));
    System.out.println(f.format(new Date(0)) + " " + f.getTimeZone().getID());
    System.out.println(new Date(0) + " " + new Date(1000).after(new Date(0)) + " " + new Date(5).hashCode() + " " + new Date(86400000L).compareTo(new Date(0)));
    try {
      new SimpleDateFormat("bogus");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
