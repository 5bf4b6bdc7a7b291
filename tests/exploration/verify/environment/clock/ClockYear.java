// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.time.LocalDate;

/** A program that was true for years. */
public final class ClockYear {
  public static void main(String[] args) {
    assert LocalDate.now().getYear() < 2026;
  }
}
