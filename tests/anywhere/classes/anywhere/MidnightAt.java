// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.text.SimpleDateFormat;
import java.util.Date;

/** Formats a moment. */
public class MidnightAt {
  public String format(long moment) {
    if (moment < 0) return "before";
    return new SimpleDateFormat("yyyy-MM-dd HH:mm").format(new Date(moment));
  }
}
