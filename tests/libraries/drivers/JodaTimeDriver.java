// jars: joda-time.jar
// SPDX-License-Identifier: Apache-2.0
import java.util.Locale;
import org.joda.time.*;
import org.joda.time.chrono.*;
import org.joda.time.format.*;

/** joda-time: instants, partials, periods, formatting, zones with fixed rules. */
public class JodaTimeDriver {
  static void attempt(String name, java.util.function.Supplier<Object> s) {
    try {
      System.out.println(name + ": " + s.get());
    } catch (IllegalArgumentException | UnsupportedOperationException | ArithmeticException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    DateTime d = new DateTime(2024, 2, 29, 13, 45, 30, 123, DateTimeZone.UTC);
    System.out.println(d + " " + d.getMillis() + " " + d.dayOfWeek().getAsText(Locale.US) + " " + d.getWeekOfWeekyear() + " " + d.plusYears(1) + " " + d.minusMonths(1).withTimeAtStartOfDay() + " " + d.monthOfYear().roundFloorCopy() + " " + d.hashCode());
    System.out.println(d.withZone(DateTimeZone.forOffsetHours(5)) + " " + d.toLocalDate() + " " + d.toLocalTime() + " " + d.isBefore(d.plusMillis(1)) + " " + d.property(DateTimeFieldType.hourOfDay()).addWrapFieldToCopy(20));
    LocalDate l = new LocalDate(2023, 12, 31);
    System.out.println(l.plusDays(1) + " " + l.dayOfYear().get() + " " + l.withDayOfWeek(DateTimeConstants.MONDAY) + " " + Days.daysBetween(l, new LocalDate(2024, 12, 31)).getDays() + " " + l.toString("EEE d MMMM yyyy", Locale.US) + " " + new YearMonth(2024, 2).toLocalDate(29) + " " + new MonthDay(12, 25));
    Period p = new Period(new LocalDate(2000, 1, 31), new LocalDate(2024, 3, 1));
    System.out.println(p + " " + p.getYears() + " " + Period.parse("P1Y2M3DT4H").normalizedStandard() + " " + new Period(3661001L) + " " + PeriodFormat.wordBased(Locale.US).print(new Period(1, 2, 0, 3)) + " " + ISOPeriodFormat.standard().parsePeriod("PT90M").normalizedStandard());
    Duration du = Duration.standardMinutes(90);
    System.out.println(du + " " + du.plus(1500) + " " + du.getStandardHours() + " " + new Duration(d, d.plusDays(1)) + " " + du.toPeriod());
    Interval i = new Interval(d, d.plusHours(3));
    System.out.println(i + " " + i.contains(d.plusHours(1)) + " " + i.overlap(new Interval(d.plusHours(2), d.plusHours(9))) + " " + i.abuts(new Interval(d.plusHours(3), d.plusHours(4))) + " " + i.toDuration());
    DateTimeFormatter f = DateTimeFormat.forPattern("yyyy/MM/dd HH:mm:ss.SSS Z").withLocale(Locale.US).withZoneUTC();
    System.out.println(f.print(d) + " " + f.parseDateTime("2020/01/02 03:04:05.006 +0100") + " " + ISODateTimeFormat.basicDateTime().print(d) + " " + ISODateTimeFormat.dateTimeParser().withOffsetParsed().parseDateTime("2020-06-07T08:09+02:00") + " " + ISODateTimeFormat.weekDate().print(l) + " " + DateTimeFormat.forPattern("EEEE, MMM d, ''yy h:mm a").withLocale(Locale.US).print(d));
    DateTimeZone ny = DateTimeZone.forID("America/New_York");
    DateTime gap = new LocalDateTime(2021, 3, 14, 1, 59).toDateTime(ny);
    System.out.println(gap + " " + gap.plusMinutes(1) + " " + ny.getOffset(0L) + " " + ny.isStandardOffset(gap.plusHours(2).getMillis()) + " " + ny.nextTransition(gap.getMillis()) + " " + DateTimeZone.forOffsetHoursMinutes(-3, 30));
    System.out.println(new DateTime(0L, BuddhistChronology.getInstanceUTC()) + " " + new DateTime(0L, CopticChronology.getInstanceUTC()).getYear() + " " + new LocalDate(0L, IslamicChronology.getInstanceUTC()) + " " + new LocalDate(1582, 10, 4, GJChronology.getInstanceUTC()).plusDays(1) + " " + new LocalDate(0L, JulianChronology.getInstanceUTC()) + " " + EthiopicChronology.getInstanceUTC());
    MutableDateTime m = d.toMutableDateTime();
    m.addMonths(13);
    m.setHourOfDay(0);
    m.setRounding(m.getChronology().dayOfMonth());
    System.out.println(m + " " + Years.yearsBetween(d, m).getYears() + " " + Weeks.ONE.toStandardDays() + " " + Hours.hours(5).plus(3) + " " + Seconds.secondsIn(i) + " " + d.year().isLeap() + " " + d.dayOfMonth().getMaximumValue());
    attempt("feb 30", () -> new LocalDate(2024, 2, 30));
    attempt("gap", () -> new LocalDateTime(2021, 3, 14, 2, 30).toDateTime(ny));
    attempt("parse", () -> f.parseDateTime("nonsense"));
    attempt("pattern", () -> DateTimeFormat.forPattern("bogus"));
    attempt("zone", () -> DateTimeZone.forID("Nowhere/X"));
    attempt("interval", () -> new Interval(5, 1));
    attempt("period", () -> new Period(1, 0, 0, 0, 0, 0, 0, 0).toStandardDuration());
    attempt("field", () -> new LocalDate(2024, 1, 1).get(DateTimeFieldType.hourOfDay()));
    attempt("months", () -> Period.months(1).toStandardDays());
    attempt("overflow", () -> Days.MAX_VALUE.plus(1));
  }
}
