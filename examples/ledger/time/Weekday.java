package ledger.time;

/** The days of the week, Monday first. */
public enum Weekday {
  MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY;

  private static final Weekday[] ALL = values();

  /** Whether offices are closed. */
  public boolean isWeekend() {
    return this == SATURDAY || this == SUNDAY;
  }

  /** The day some days later, or earlier if negative. */
  public Weekday plus(int days) {
    return ALL[Math.floorMod(ordinal() + Math.floorMod(days, ALL.length), ALL.length)];
  }

  /** How many days from this day until the next such day: 0 to 6. */
  public int daysUntil(Weekday other) {
    return Math.floorMod(other.ordinal() - ordinal(), ALL.length);
  }
}
