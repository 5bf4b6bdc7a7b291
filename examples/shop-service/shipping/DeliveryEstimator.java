// SPDX-License-Identifier: Apache-2.0
package shopservice.shipping;

import java.time.Clock;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Set;
import shopservice.customer.Address;

/** The day a parcel arrives. */
public class DeliveryEstimator {
  private static final LocalTime LAST_PICK_UP = LocalTime.of(15, 0);

  private final Clock clock;
  private final Set<LocalDate> holidays;

  public DeliveryEstimator(Clock clock, Set<LocalDate> holidays) {
    this.clock = clock;
    this.holidays = Set.copyOf(holidays);
  }

  public LocalDate estimate(Address address) {
    LocalDate day = LocalDate.now(clock);
    if (!LocalTime.now(clock).isBefore(LAST_PICK_UP) || !isWorkingDay(day)) {
      day = nextWorkingDay(day);
    }
    int days = address.isIsland() ? 4 : address.isDomestic() ? 2 : 6;
    for (int i = 0; i < days; i++) {
      day = nextWorkingDay(day);
    }
    return day;
  }

  private LocalDate nextWorkingDay(LocalDate from) {
    LocalDate day = from.plusDays(1);
    while (!isWorkingDay(day)) {
      day = day.plusDays(1);
    }
    return day;
  }

  private boolean isWorkingDay(LocalDate day) {
    DayOfWeek weekday = day.getDayOfWeek();
    return weekday != DayOfWeek.SATURDAY && weekday != DayOfWeek.SUNDAY && !holidays.contains(day);
  }
}
