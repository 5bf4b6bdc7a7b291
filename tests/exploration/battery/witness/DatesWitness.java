// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Dates.*;
import static battery.witness.Witness.call;

public final class DatesWitness {
  public static void main(String[] args) {
    call(() -> leap(2024));
    call(() -> leap(1900));
    call(() -> leap(2000));
    call(() -> leap(2023));
    call(() -> validate(1, 1, 1));
    call(() -> validate(1, 0, 2000));
    call(() -> validate(1, 13, 2000));
    call(() -> validate(0, 1, 2000));
    call(() -> validate(30, 4, 2000));
    call(() -> validate(30, 6, 2000));
    call(() -> validate(30, 9, 2000));
    call(() -> validate(30, 11, 2000));
    call(() -> validate(31, 11, 2000));
    call(() -> validate(1, 1, 2000));
    call(() -> validate(29, 2, 2000));
    call(() -> validate(29, 2, 1900));
    call(() -> validate(29, 2, 2024));
    call(() -> validate(29, 2, 2023));
    call(() -> libraryLeap(1));
    call(() -> libraryLeap(2401));
    call(() -> libraryLeap(2000));
    call(() -> libraryLeap(2001));
    call(() -> weekday(0));
    call(() -> weekday(29));
    for (int i = 1; i < 29; i++) {
      int day = i;
      call(() -> weekday(day));
    }
    call(() -> construct(2, 28));
    call(() -> construct(2, 27));
    call(() -> construct(2, 29));
    call(() -> construct(13, 1));
    call(() -> ordering(0, 1));
    call(() -> ordering(10000, 1));
    call(() -> ordering(1, 0));
    call(() -> ordering(1, 13));
    call(() -> ordering(1, 1));
    call(() -> ordering(2000, 8));
    call(() -> ordering(2000, 1));
    call(() -> clock(-1));
    call(() -> clock(1440));
    call(() -> clock(720));
    call(() -> clock(721));
    call(() -> clock(1));
    call(() -> clock(13 * 60 + 59));
    call(() -> clock(13 * 60));
  }
}
