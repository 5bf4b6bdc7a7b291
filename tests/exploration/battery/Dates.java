// SPDX-License-Identifier: Apache-2.0
package battery;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;

/** Calendars, by hand and through java.time. */
public final class Dates {
  private Dates() {}

  public static boolean leap(int year) {
    return year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
  }

  public static String validate(int day, int month, int year) {
    if (year < 1900 || month < 1 || month > 12 || day < 1) {
      return "range";
    }
    int days;
    switch (month) {
      case 4:
      case 6:
      case 9:
      case 11:
        days = 30;
        break;
      case 2:
        boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        days = leap ? 29 : 28;
        break;
      default:
        days = 31;
    }
    return day > days ? "too late" : day == days ? "last" : "valid";
  }

  public static int libraryLeap(int year) {
    if (year < 1600 || year > 2400) {
      return -1;
    }
    return LocalDate.of(year, 2, 1).lengthOfMonth() == 29 ? 1 : 0;
  }

  public static String weekday(int day) {
    if (day < 1 || day > 28) {
      return "range";
    }
    DayOfWeek weekday = LocalDate.of(2024, 5, day).getDayOfWeek();
    if (weekday == DayOfWeek.SUNDAY) {
      return day > 20 ? "last sunday" : "sunday";
    }
    return weekday.getValue() > 5 ? "saturday" : "working day";
  }

  public static int construct(int month, int day) {
    try {
      LocalDate date = LocalDate.of(2023, month, day);
      return date.getDayOfYear() == 59 ? 1 : 0;
    } catch (DateTimeException impossible) {
      return month == 2 ? 2 : 3;
    }
  }

  public static int ordering(int y, int m) {
    if (y < 1 || y > 9999 || m < 1 || m > 12) {
      return -1;
    }
    LocalDate date = LocalDate.of(y, m, 15);
    if (date.isBefore(LocalDate.of(1970, 1, 1))) {
      return 0;
    }
    return date.plusMonths(7).getMonth() == Month.MARCH ? 2 : 1;
  }

  public static String clock(int minutes) {
    if (minutes < 0 || minutes >= 24 * 60) {
      return "range";
    }
    int hour = minutes / 60;
    int minute = minutes % 60;
    if (hour == 12 && minute == 0) {
      return "noon";
    }
    return hour < 12 ? "am" : minute == 59 ? "late" : "pm";
  }
}
