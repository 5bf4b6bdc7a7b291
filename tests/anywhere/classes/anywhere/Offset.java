// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.util.TimeZone;

/** Minutes ahead of Greenwich. */
public class Offset {
  public int minutes(int scale) {
    if (scale == 0) return -1;
    return TimeZone.getDefault().getRawOffset() / 60000 / scale;
  }
}
