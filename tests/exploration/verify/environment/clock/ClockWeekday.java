// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.time.DayOfWeek;
import java.time.LocalDate;

/** It fails on one day of the week. */
public final class ClockWeekday {
  public static void main(String[] args) {
    assert LocalDate.now().getDayOfWeek() != DayOfWeek.FRIDAY;
  }
}
