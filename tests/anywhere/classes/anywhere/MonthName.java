// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.Locale;

/** Names months. */
public class MonthName {
  public String name(int month) {
    if (month < 1 || month > 12) return "?";
    return Month.of(month).getDisplayName(TextStyle.FULL, Locale.getDefault());
  }
}
