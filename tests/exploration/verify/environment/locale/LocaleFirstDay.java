// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Calendar;

/** The week begins on Sunday or on Monday. */
public final class LocaleFirstDay {
  public static void main(String[] args) {
    assert Calendar.getInstance().getFirstDayOfWeek() == Calendar.SUNDAY;
  }
}
