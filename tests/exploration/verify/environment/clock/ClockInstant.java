// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.time.Instant;

/** The last digit of a second. */
public final class ClockInstant {
  public static void main(String[] args) {
    assert Instant.now().getEpochSecond() % 10 != 7;
  }
}
