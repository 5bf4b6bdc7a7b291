// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.time.Clock;

/** A clock asked through an object. */
public final class ClockOfSystem {
  public static void main(String[] args) {
    assert Clock.systemUTC().millis() % 1000 != 500;
  }
}
