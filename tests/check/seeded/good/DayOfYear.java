// SPDX-License-Identifier: Apache-2.0
package good;

import java.time.DateTimeException;
import java.time.LocalDate;

/** Dates as people type them. */
public final class DayOfYear {
  private DayOfYear() {}

  /** Which day of its year a date is, zero if there is no such date. */
  public static int of(int year, int month, int day) {
    if (year < 1900 || year > 2100) {
      throw new IllegalArgumentException("year " + year);
    }
    try {
      return LocalDate.of(year, month, day).getDayOfYear();
    } catch (DateTimeException e) {
      return 0;
    }
  }

  /** The same of a text such as 2024-02-29. */
  public static int parse(String text) {
    try {
      return LocalDate.parse(text).getDayOfYear();
    } catch (DateTimeException e) {
      return 0;
    }
  }
}
