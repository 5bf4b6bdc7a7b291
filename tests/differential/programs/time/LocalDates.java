// SPDX-License-Identifier: Apache-2.0
import java.time.*;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.WeekFields;

/** LocalDate, Period, YearMonth, Year, MonthDay, DayOfWeek and date arithmetic. */
public class LocalDates {
  interface Action { Object run(); }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (DateTimeException | ArithmeticException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    LocalDate d = LocalDate.of(2024, 2, 29);
    System.out.println(d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.toEpochDay() + " " + d.hashCode());
    System.out.println(d.plusYears(1) + " " + d.plusMonths(12) + " " + d.plusDays(366) + " " + d.plusWeeks(-3) + " " + d.minusMonths(1));
    System.out.println(d.withDayOfMonth(1) + " " + d.withMonth(4) + " " + d.withYear(2023) + " " + d.withDayOfYear(60));
    System.out.println(d.isBefore(LocalDate.of(2024, 3, 1)) + " " + d.compareTo(LocalDate.of(2020, 1, 1)) + " " + d.equals(LocalDate.parse("2024-02-29")));
    System.out.println(d.until(LocalDate.of(2025, 12, 25)) + " " + ChronoUnit.DAYS.between(d, LocalDate.of(2025, 12, 25)) + " " + ChronoUnit.MONTHS.between(d, LocalDate.of(2023, 1, 31)));
    System.out.println(d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(2, DayOfWeek.TUESDAY)));
    System.out.println(d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(WeekFields.ISO.weekOfMonth()) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH));
    System.out.println(LocalDate.ofEpochDay(-1) + " " + LocalDate.ofYearDay(2023, 365) + " " + LocalDate.MIN + " " + LocalDate.MAX + " " + LocalDate.EPOCH);
    System.out.println(d.datesUntil(d.plusDays(4)).toList() + " " + d.atStartOfDay() + " " + d.atTime(13, 5));
    Period p = Period.of(1, 14, -3);
    System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + p.negated() + " " + Period.parse("P2Y3M4W5D") + " " + p.plusDays(3).isZero() + " " + Period.ZERO);
    System.out.println(d.plus(p) + " " + d.minus(Period.ofWeeks(2)) + " " + Period.between(LocalDate.of(2000, 1, 31), d));
    YearMonth ym = YearMonth.of(2023, 12);
    System.out.println(ym + " " + ym.plusMonths(3) + " " + ym.atEndOfMonth() + " " + ym.lengthOfYear() + " " + YearMonth.parse("1999-05"));
    System.out.println(Year.of(1900).isLeap() + " " + Year.isLeap(2000) + " " + Year.of(2024).atDay(60) + " " + MonthDay.of(2, 29).atYear(2023) + " " + MonthDay.parse("--12-03"));
    System.out.println(Month.JANUARY.minus(1) + " " + Month.of(2).length(true) + " " + Month.FEBRUARY.firstDayOfYear(false) + " " + DayOfWeek.SUNDAY.plus(1) + " " + DayOfWeek.of(3));
    attempt("feb 30", () -> LocalDate.of(2024, 2, 30));
    attempt("feb 29", () -> LocalDate.of(2023, 2, 29));
    attempt("month", () -> LocalDate.of(2024, 13, 1));
    attempt("parse", () -> LocalDate.parse("2024-2-3"));
    attempt("parse day", () -> LocalDate.parse("2024-02-31"));
    attempt("overflow", () -> LocalDate.MAX.plusDays(1));
    attempt("unit", () -> d.plus(1, ChronoUnit.HOURS));
    attempt("field", () -> d.get(ChronoField.HOUR_OF_DAY));
    attempt("period", () -> Period.parse("P1H"));
    attempt("day of year", () -> LocalDate.ofYearDay(2023, 366));
    attempt("weekday", () -> DayOfWeek.of(8));
    attempt("range", () -> d.range(ChronoField.DAY_OF_MONTH) + " " + ChronoField.EPOCH_DAY.range());
    int fridays = 0;
    for (LocalDate x = LocalDate.of(1900, 1, 1); x.getYear() < 2000; x = x.plusMonths(1)) if (x.withDayOfMonth(13).getDayOfWeek() == DayOfWeek.FRIDAY) fridays++;
    System.out.println(fridays);
    for (int y : new int[] {2020, 2021, 2022, 2026}) System.out.print(LocalDate.of(y, 1, 1).get(IsoFields.WEEK_BASED_YEAR) + "-W" + LocalDate.of(y, 1, 1).get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " ");
    System.out.println();
  }
}
