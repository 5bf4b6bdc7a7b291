// expect: FALSE
// witness: 29
// SPDX-License-Identifier: Apache-2.0

import java.time.LocalDate;

/** A date that is computed, not asked for. */
public final class DateOfCalendar {
  public static void main(String[] args) {
    int day = Verifier.nondetInt();
    Verifier.assume(day >= 27 && day <= 29);
    LocalDate date = LocalDate.of(2024, 2, day).plusDays(1);
    assert date.getMonthValue() == 2;
  }
}
