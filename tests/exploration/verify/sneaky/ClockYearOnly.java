// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.time.Year;

/** Another door to the clock. */
public final class ClockYearOnly {
  public static void main(String[] args) {
    assert !Year.now().isLeap();
  }
}
