package ledger.time;

import java.util.HashSet;
import java.util.Set;

/** Knows on which days people work: not at weekends, not on holidays. */
public class BusinessCalendar {
  private final Set<CalendarDate> holidays = new HashSet<>();
  private final Set<Integer> yearlyHolidays = new HashSet<>();

  /** What to do with a date that falls on a day off. */
  public enum Adjustment {
    NONE, FOLLOWING, PRECEDING, MODIFIED_FOLLOWING
  }

  /** Adds a holiday of one year. */
  public BusinessCalendar holiday(CalendarDate date) {
    holidays.add(date);
    return this;
  }

  /** Adds a holiday that is on the same day every year. */
  public BusinessCalendar yearlyHoliday(int month, int day) {
    if (month < 1 || month > 12 || day < 1 || day > CalendarDate.lengthOfMonth(2000, month)) {
      throw new IllegalArgumentException("no such day: " + month + "-" + day);
    }
    yearlyHolidays.add(month * 100 + day);
    return this;
  }

  /** Whether a day is a holiday, weekend or not. */
  public boolean isHoliday(CalendarDate date) {
    return holidays.contains(date)
        || yearlyHolidays.contains(date.month() * 100 + date.day());
  }

  /** Whether people work. */
  public boolean isBusinessDay(CalendarDate date) {
    return !date.weekday().isWeekend() && !isHoliday(date);
  }

  /** The first business day on or after a date. */
  public CalendarDate following(CalendarDate date) {
    CalendarDate day = date;
    while (!isBusinessDay(day)) {
      day = day.plusDays(1);
    }
    return day;
  }

  /** The last business day on or before a date. */
  public CalendarDate preceding(CalendarDate date) {
    CalendarDate day = date;
    while (!isBusinessDay(day)) {
      day = day.plusDays(-1);
    }
    return day;
  }

  /** Moves a date that is a day off. */
  public CalendarDate adjust(CalendarDate date, Adjustment adjustment) {
    switch (adjustment) {
      case FOLLOWING:
        return following(date);
      case PRECEDING:
        return preceding(date);
      case MODIFIED_FOLLOWING:
        CalendarDate next = following(date);
        return next.month() == date.month() ? next : preceding(date);
      default:
        return date;
    }
  }

  /** The business day a number of business days later, or earlier if negative. */
  public CalendarDate plusBusinessDays(CalendarDate date, int days) {
    int step = days < 0 ? -1 : 1;
    CalendarDate day = date;
    for (int left = Math.abs(days); left > 0; ) {
      day = day.plusDays(step);
      if (isBusinessDay(day)) {
        left--;
      }
    }
    return day;
  }

  /** How many business days lie from one date up to but without another. */
  public int businessDaysBetween(CalendarDate from, CalendarDate to) {
    if (to.isBefore(from)) {
      return -businessDaysBetween(to, from);
    }
    int count = 0;
    for (CalendarDate day = from; day.isBefore(to); day = day.plusDays(1)) {
      if (isBusinessDay(day)) {
        count++;
      }
    }
    return count;
  }
}
