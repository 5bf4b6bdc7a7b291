// SPDX-License-Identifier: Apache-2.0
package good;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Who sits where. */
public class SeatPlan {
  /** A place in the hall. */
  public static class Seat {
    private int row;
    private final int number;

    public Seat(int row, int number) {
      this.row = row;
      this.number = number;
    }

    /** Another row, for all who have this seat. */
    public void move(int newRow) {
      row = newRow;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Seat seat && seat.row == row && seat.number == number;
    }

    @Override
    public int hashCode() {
      return 31 * row + number;
    }
  }

  private final List<Seat> taken = new ArrayList<>();
  private final Map<Seat, String> holders = new java.util.IdentityHashMap<>();

  public void reserve(Seat seat, String holder) {
    Objects.requireNonNull(seat, "seat");
    Objects.requireNonNull(holder, "holder");
    taken.removeIf(other -> other == seat);
    taken.add(seat);
    holders.put(seat, holder);
  }

  /** The holder of a seat in capitals, or "free". */
  public String holder(Seat seat) {
    String holder = holders.get(seat);
    return holder == null ? "free" : holder.toUpperCase();
  }

  /** Gives a seat back; says how long the name on the ticket was. */
  public int cancel(Seat seat) {
    taken.removeIf(other -> other == seat);
    String holder = holders.remove(seat);
    return holder == null ? 0 : holder.length();
  }
}
