package ledger.time;

/** A distance in years, months and days: as many whole months as fit, then days. */
public record DateSpan(int years, int months, int days) {
  /** No distance at all. */
  public static final DateSpan ZERO = new DateSpan(0, 0, 0);

  /** None of the three is negative. */
  public DateSpan {
    if (years < 0 || months < 0 || days < 0) {
      throw new IllegalArgumentException("negative span");
    }
  }

  /** The span that leads {@link #after} one date to a later one. */
  public static DateSpan between(CalendarDate from, CalendarDate to) {
    if (to.isBefore(from)) {
      throw new IllegalArgumentException(to + " is before " + from);
    }
    int months = (to.year() - from.year()) * 12 + to.month() - from.month();
    if (from.plusMonths(months).isAfter(to)) {
      months--;
    }
    int days = from.plusMonths(months).daysUntil(to);
    return new DateSpan(months / 12, months % 12, days);
  }

  /** Reads the ISO form: P1Y2M3D, any part may be missing but not all. */
  public static DateSpan parse(String text) {
    if (text.length() < 3 || text.charAt(0) != 'P') {
      throw new IllegalArgumentException("not a span: " + text);
    }
    int[] parts = new int[3];
    int next = 0;
    int number = -1;
    for (int i = 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= '0' && c <= '9') {
        number = Math.addExact(Math.multiplyExact(Math.max(number, 0), 10), c - '0');
        continue;
      }
      int unit = "YMD".indexOf(c);
      if (number < 0 || unit < next) {
        throw new IllegalArgumentException("not a span: " + text);
      }
      parts[unit] = number;
      next = unit + 1;
      number = -1;
    }
    if (number >= 0) {
      throw new IllegalArgumentException("number without unit: " + text);
    }
    return new DateSpan(parts[0], parts[1], parts[2]);
  }

  /** The date this span after another date. */
  public CalendarDate after(CalendarDate date) {
    return date.plusMonths(Math.addExact(years * 12, months)).plusDays(days);
  }

  /** Whether it is no distance. */
  public boolean isZero() {
    return equals(ZERO);
  }

  /** The same span with at most eleven months. */
  public DateSpan normalized() {
    return months < 12 ? this : new DateSpan(years + months / 12, months % 12, days);
  }

  @Override
  public String toString() {
    if (isZero()) {
      return "P0D";
    }
    StringBuilder text = new StringBuilder("P");
    append(text, years, 'Y');
    append(text, months, 'M');
    append(text, days, 'D');
    return text.toString();
  }

  private static void append(StringBuilder text, int number, char unit) {
    if (number != 0) {
      text.append(number).append(unit);
    }
  }
}
