// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;

/** A clock that stands still shows always the same. */
public final class ClockFixed {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Clock clock = Clock.fixed(Instant.ofEpochSecond(1_000_000), ZoneOffset.UTC);
    assert clock.millis() == 1_000_000_000L || x == 0;
  }
}
