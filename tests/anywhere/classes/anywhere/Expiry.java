// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.time.Instant;

/** Knows whether something is over. */
public class Expiry {
  public boolean isOver(long seconds) {
    return Instant.ofEpochSecond(seconds % 4_000_000_000L).isBefore(Instant.now());
  }
}
