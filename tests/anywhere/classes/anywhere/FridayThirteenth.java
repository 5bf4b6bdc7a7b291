// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.time.DayOfWeek;
import java.time.LocalDate;

/** Is afraid of one day. */
public class FridayThirteenth {
  public boolean isAfraid(int courage) {
    LocalDate today = LocalDate.now();
    if (courage > 9) return false;
    return today.getDayOfMonth() == 13 && today.getDayOfWeek() == DayOfWeek.FRIDAY;
  }
}
