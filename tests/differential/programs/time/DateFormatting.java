// SPDX-License-Identifier: Apache-2.0
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.ChronoField;
import java.util.Locale;

/** DateTimeFormatter patterns, builders, parsing modes, and other calendar systems. */
public class DateFormatting {
  static final ZonedDateTime SAMPLE = ZonedDateTime.of(2023, 7, 4, 15, 6, 7, 89_000_000, ZoneId.of("Europe/Paris"));

  static void format(String pattern) {
    try {
      System.out.println(pattern + " -> " + DateTimeFormatter.ofPattern(pattern, Locale.US).format(SAMPLE));
    } catch (IllegalArgumentException | DateTimeException e) {
      System.out.println(pattern + " -> " + e.getMessage());
    }
  }

  static void parse(DateTimeFormatter f, String text) {
    try {
      System.out.println(text + " -> " + LocalDate.parse(text, f));
    } catch (DateTimeParseException e) {
      System.out.println(e.getMessage() + " (" + e.getErrorIndex() + ")");
    }
  }

  public static void main(String[] args) {
    for (String p : new String[] {"yyyy-MM-dd", "uu/M/d", "EEE, d MMM yyyy", "EEEE d MMMM", "HH:mm:ss.SSS", "h:mm a", "D", "e c", "Q QQQ QQQQ", "VV z xxx O", "XXX X", "n N A", "'day' d", "''", "G GGGG", "YYYY-'W'ww-e", "MMMMM", "[HH][:mm]", "pppH", "SSSSSSSSS", "k K", "B", "yyyyyy", "b", "{"}) format(p);
    System.out.println(DateTimeFormatter.ISO_DATE_TIME.format(SAMPLE) + " " + DateTimeFormatter.ISO_INSTANT.format(SAMPLE) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(SAMPLE) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(SAMPLE) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(SAMPLE) + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(SAMPLE));
    DateTimeFormatter iso = DateTimeFormatter.ISO_LOCAL_DATE;
    parse(iso, "2023-01-02");
    parse(iso, "2023-1-2");
    parse(iso, "2023-02-30");
    parse(iso, "2023-01-02x");
    parse(iso, "");
    DateTimeFormatter dmy = DateTimeFormatter.ofPattern("d MMM uuuu", Locale.US);
    parse(dmy, "5 Mar 2020");
    parse(dmy, "5 mar 2020");
    parse(dmy, "31 Feb 2020");
    parse(dmy.withResolverStyle(ResolverStyle.STRICT), "31 Feb 2020");
    parse(dmy.withResolverStyle(ResolverStyle.LENIENT), "45 Feb 2020");
    DateTimeFormatter built = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("dd-MMM-").appendValueReduced(ChronoField.YEAR, 2, 2, 2000)
        .optionalStart().appendLiteral('T').appendValue(ChronoField.HOUR_OF_DAY, 2).optionalEnd().parseDefaulting(ChronoField.HOUR_OF_DAY, 6).toFormatter(Locale.US);
    System.out.println(LocalDateTime.parse("05-JAN-07T23", new DateTimeFormatterBuilder().append(built).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 0).toFormatter(Locale.US)) + " " + built.format(LocalDateTime.of(2031, 5, 6, 7, 8)));
    parse(built, "05-Jan-99");
    System.out.println(DateTimeFormatter.ofPattern("HH:mm").parse("10:20").get(ChronoField.MINUTE_OF_DAY) + " " + DateTimeFormatter.ofPattern("yyyy-MM-dd").parseBest("2020-01-01", LocalDateTime::from, LocalDate::from));
    System.out.println(DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(Locale.US).format(SAMPLE) + " | " + DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(Locale.US).format(SAMPLE));
    System.out.println(iso + " " + dmy.getLocale() + " " + dmy.withZone(ZoneId.of("UTC")).getZone());
    System.out.println(Month.MARCH.getDisplayName(TextStyle.SHORT, Locale.US) + " " + DayOfWeek.FRIDAY.getDisplayName(TextStyle.FULL, Locale.US) + " " + DayOfWeek.FRIDAY.getDisplayName(TextStyle.NARROW, Locale.US) + " " + Month.MAY.getDisplayName(TextStyle.FULL, Locale.GERMANY));
    LocalDate d = LocalDate.of(2023, 7, 4);
    System.out.println(JapaneseDate.from(d) + " " + ThaiBuddhistDate.from(d) + " " + MinguoDate.from(d) + " " + HijrahDate.from(d));
    System.out.println(LocalDate.from(HijrahChronology.INSTANCE.date(1445, 1, 1)) + " " + IsoChronology.INSTANCE.isLeapYear(2024) + " " + IsoEra.CE + " " + Chronology.of("ISO"));
  }
}
