// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.time.DayOfWeek;
import java.time.LocalDate;

/** Greets by the day of the week. */
public class Weekday {
  public String greet(int n) {
    if (n < 0) return "never";
    return LocalDate.now().getDayOfWeek() == DayOfWeek.MONDAY ? "new week" : "same week";
  }
}
