// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.time.Duration;

/** Lengths of time are numbers. */
public final class DurationAdds {
  public static void main(String[] args) {
    int minutes = Verifier.nondetInt();
    Verifier.assume(minutes >= 0 && minutes < 100);
    assert Duration.ofMinutes(minutes).plusSeconds(60).toMinutes() == minutes + 1;
  }
}
