// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.text.DateFormat;
import java.util.Date;

/** Dates are written differently. */
public final class LocaleDate {
  public static void main(String[] args) {
    assert DateFormat.getDateInstance(DateFormat.SHORT).format(new Date(0)).startsWith("1/1/");
  }
}
