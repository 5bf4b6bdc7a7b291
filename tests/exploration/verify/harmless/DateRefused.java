// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.time.DateTimeException;
import java.time.LocalDate;

/** There is no 30 February. */
public final class DateRefused {
  public static void main(String[] args) {
    int day = Verifier.nondetInt();
    Verifier.assume(day >= 28 && day <= 31);
    boolean refused = false;
    try {
      LocalDate.of(2023, 2, day);
    } catch (DateTimeException e) {
      refused = true;
    }
    assert refused == (day > 28);
  }
}
