// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.time.Year;

/** Counts the days of this year. */
public class LeapYear {
  public int days(int extra) {
    return extra > 100 ? extra : extra + (Year.now().isLeap() ? 366 : 365);
  }
}
