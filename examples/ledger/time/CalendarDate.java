package ledger.time;

/** A day of the Gregorian calendar, computed without clock and time zone. */
public record CalendarDate(int year, int month, int day) implements Comparable<CalendarDate> {
  private static final int MIN_YEAR = 1583;
  private static final int MAX_YEAR = 9999;
  private static final int DAYS_PER_ERA = 146_097;
  private static final int EPOCH_SHIFT = 719_468;

  /** A date that exists. */
  public CalendarDate {
    if (year < MIN_YEAR || year > MAX_YEAR) {
      throw new IllegalArgumentException("year out of range: " + year);
    }
    if (month < 1 || month > 12) {
      throw new IllegalArgumentException("no such month: " + month);
    }
    if (day < 1 || day > lengthOfMonth(year, month)) {
      throw new IllegalArgumentException("no such day: " + year + "-" + month + "-" + day);
    }
  }

  /** Whether February has 29 days. */
  public static boolean isLeapYear(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  /** The number of days of a month. */
  public static int lengthOfMonth(int year, int month) {
    return switch (month) {
      case 2 -> isLeapYear(year) ? 29 : 28;
      case 4, 6, 9, 11 -> 30;
      default -> 31;
    };
  }

  /** The date a number of days after 1 January 1970. */
  public static CalendarDate ofEpochDay(int epochDay) {
    int shifted = Math.addExact(epochDay, EPOCH_SHIFT);
    int era = Math.floorDiv(shifted, DAYS_PER_ERA);
    int dayOfEra = shifted - era * DAYS_PER_ERA;
    int yearOfEra =
        (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
    int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    int monthFromMarch = (5 * dayOfYear + 2) / 153;
    int day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1;
    int month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
    int year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
    return new CalendarDate(year, month, day);
  }

  /** Reads a date like 2024-02-29. */
  public static CalendarDate parse(String text) {
    if (text.length() != 10 || text.charAt(4) != '-' || text.charAt(7) != '-') {
      throw new IllegalArgumentException("not a date: \"" + text + "\"");
    }
    return new CalendarDate(digits(text, 0, 4), digits(text, 5, 7), digits(text, 8, 10));
  }

  private static int digits(String text, int from, int to) {
    int value = 0;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw new IllegalArgumentException("not a date: \"" + text + "\"");
      }
      value = value * 10 + (c - '0');
    }
    return value;
  }

  /** The number of days after 1 January 1970. */
  public int toEpochDay() {
    int shiftedYear = month <= 2 ? year - 1 : year;
    int era = Math.floorDiv(shiftedYear, 400);
    int yearOfEra = shiftedYear - era * 400;
    int monthFromMarch = month > 2 ? month - 3 : month + 9;
    int dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1;
    int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return era * DAYS_PER_ERA + dayOfEra - EPOCH_SHIFT;
  }

  /** The day of the week. */
  public Weekday weekday() {
    return Weekday.THURSDAY.plus(toEpochDay());
  }

  /** The quarter, 1 to 4. */
  public int quarter() {
    return (month + 2) / 3;
  }

  /** The number of the day within its year, from 1. */
  public int dayOfYear() {
    int days = day;
    for (int m = 1; m < month; m++) {
      days += lengthOfMonth(year, m);
    }
    return days;
  }

  /** The date some days later, or earlier if negative. */
  public CalendarDate plusDays(int days) {
    return days == 0 ? this : ofEpochDay(Math.addExact(toEpochDay(), days));
  }

  /** The date some months later; the day is cut to the length of the month. */
  public CalendarDate plusMonths(int months) {
    int total = Math.addExact(year * 12 + (month - 1), months);
    int newYear = Math.floorDiv(total, 12);
    int newMonth = Math.floorMod(total, 12) + 1;
    return new CalendarDate(newYear, newMonth, Math.min(day, lengthOfMonth(newYear, newMonth)));
  }

  /** The same day in another year; 29 February becomes the 28th when it must. */
  public CalendarDate plusYears(int years) {
    return plusMonths(Math.multiplyExact(years, 12));
  }

  /** The last day of the month. */
  public CalendarDate endOfMonth() {
    return new CalendarDate(year, month, lengthOfMonth(year, month));
  }

  /** Whether this is the last day of its month. */
  public boolean isEndOfMonth() {
    return day == lengthOfMonth(year, month);
  }

  /** The number of days until another date; negative if that is earlier. */
  public int daysUntil(CalendarDate other) {
    return other.toEpochDay() - toEpochDay();
  }

  /** Whether this day comes before another. */
  public boolean isBefore(CalendarDate other) {
    return compareTo(other) < 0;
  }

  /** Whether this day comes after another. */
  public boolean isAfter(CalendarDate other) {
    return compareTo(other) > 0;
  }

  @Override
  public int compareTo(CalendarDate other) {
    if (year != other.year) {
      return Integer.compare(year, other.year);
    }
    return month != other.month
        ? Integer.compare(month, other.month)
        : Integer.compare(day, other.day);
  }

  @Override
  public String toString() {
    return year + (month < 10 ? "-0" : "-") + month + (day < 10 ? "-0" : "-") + day;
  }
}
