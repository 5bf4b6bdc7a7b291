// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** Reckons in the time zone that it found when it was first used; summer time alone makes a difference. */
public class KeptZone {
  private static final ZoneId ZONE = ZoneId.systemDefault();

  public long monthsLater(int months) {
    ZonedDateTime start = Instant.ofEpochMilli(0).atZone(ZONE);
    return start.plusMonths(Math.floorMod(months, 12)).toInstant().toEpochMilli();
  }
}
