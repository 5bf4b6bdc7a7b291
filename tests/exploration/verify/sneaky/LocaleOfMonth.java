// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

/** The name of a month. */
public final class LocaleOfMonth {
  public static void main(String[] args) {
    String month = LocalDate.of(2020, 5, 1).format(DateTimeFormatter.ofPattern("MMMM"));
    assert month.equals("May");
  }
}
