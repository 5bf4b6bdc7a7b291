// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.util.Calendar;

/** Is closed on Saturday and Sunday. */
public class Weekend {
  public boolean isOpen(boolean always) {
    int day = Calendar.getInstance().get(Calendar.DAY_OF_WEEK);
    return always || (day != Calendar.SATURDAY && day != Calendar.SUNDAY);
  }
}
