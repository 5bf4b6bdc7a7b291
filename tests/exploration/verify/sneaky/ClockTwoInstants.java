// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.time.Duration;
import java.time.Instant;

/** Two looks at a clock in one comparison. */
public final class ClockTwoInstants {
  public static void main(String[] args) {
    Instant first = Instant.now();
    assert Duration.between(first, Instant.now()).toMillis() < 5;
  }
}
