// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Date;

/** The old way to ask for the time. */
public final class ClockDate {
  public static void main(String[] args) {
    assert new Date().getTime() < 0;
  }
}
