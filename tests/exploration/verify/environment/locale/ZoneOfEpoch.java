// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Calendar;
import java.util.Date;

/** In the west the epoch was still in 1969. */
public final class ZoneOfEpoch {
  public static void main(String[] args) {
    Calendar calendar = Calendar.getInstance();
    calendar.setTime(new Date(0));
    assert calendar.get(Calendar.YEAR) == 1970;
  }
}
