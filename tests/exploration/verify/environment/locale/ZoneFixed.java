// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.time.Instant;
import java.time.ZoneOffset;

/** With a fixed zone the hour is fixed. */
public final class ZoneFixed {
  public static void main(String[] args) {
    int hours = Verifier.nondetBoolean() ? 1 : 5;
    int hour = Instant.ofEpochSecond(0).atOffset(ZoneOffset.ofHours(hours)).getHour();
    assert hour == hours;
  }
}
