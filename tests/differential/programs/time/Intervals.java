// SPDX-License-Identifier: Apache-2.0
import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Calendars as programs use them: workdays, ages, recurring dates, month grids, own adjusters and units. */
public class Intervals {
  record Interval(LocalDate from, LocalDate to) {
    Interval { if (to.isBefore(from)) throw new IllegalArgumentException(to + " before " + from); }
    boolean overlaps(Interval o) { return !from.isAfter(o.to) && !o.from.isAfter(to); }
    Optional<Interval> intersect(Interval o) { return overlaps(o) ? Optional.of(new Interval(max(from, o.from), min(to, o.to))) : Optional.empty(); }
    long days() { return ChronoUnit.DAYS.between(from, to) + 1; }
    static LocalDate max(LocalDate a, LocalDate b) { return a.isAfter(b) ? a : b; }
    static LocalDate min(LocalDate a, LocalDate b) { return a.isBefore(b) ? a : b; }
  }

  static final TemporalAdjuster NEXT_WORKDAY = t -> {
    DayOfWeek d = DayOfWeek.from(t);
    return t.plus(d == DayOfWeek.FRIDAY ? 3 : d == DayOfWeek.SATURDAY ? 2 : 1, ChronoUnit.DAYS);
  };

  static LocalDate easter(int y) {
    int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3, h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 22 * l) / 451;
    return LocalDate.of(y, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
  }

  static String month(YearMonth ym) {
    StringBuilder out = new StringBuilder(ym + "\nMo Tu We Th Fr Sa Su\n");
    out.append("   ".repeat(ym.atDay(1).getDayOfWeek().getValue() - 1));
    for (int d = 1; d <= ym.lengthOfMonth(); d++) out.append(String.format("%2d", d)).append(ym.atDay(d).getDayOfWeek() == DayOfWeek.SUNDAY || d == ym.lengthOfMonth() ? "\n" : " ");
    return out.toString();
  }

  public static void main(String[] args) {
    Interval a = new Interval(LocalDate.of(2024, 1, 10), LocalDate.of(2024, 2, 20)), b = new Interval(LocalDate.of(2024, 2, 1), LocalDate.of(2024, 3, 1)), c = new Interval(LocalDate.of(2025, 1, 1), LocalDate.of(2025, 1, 1));
    System.out.println(a.overlaps(b) + " " + a.intersect(b) + " " + a.intersect(c) + " " + a.days() + " " + c.days() + " " + a.hashCode());
    try {
      new Interval(LocalDate.MAX, LocalDate.MIN);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    LocalDate day = LocalDate.of(2024, 2, 28);
    for (int i = 0; i < 6; i++) System.out.print((day = day.with(NEXT_WORKDAY)) + " ");
    System.out.println();
    for (int y = 2020; y < 2027; y++) System.out.print(easter(y) + " ");
    System.out.println();
    System.out.print(month(YearMonth.of(2024, 2)));
    System.out.println(Period.between(LocalDate.of(1990, 5, 17), LocalDate.of(2024, 5, 16)) + " " + ChronoUnit.YEARS.between(LocalDate.of(2004, 2, 29), LocalDate.of(2023, 2, 28)));
    System.out.println(Stream.iterate(LocalDate.of(2024, 1, 31), d -> d.plusMonths(1)).limit(5).map(LocalDate::toString).collect(Collectors.joining(" ")) + " | " + Stream.iterate(0, n -> n + 1).limit(5).map(n -> LocalDate.of(2024, 1, 31).plusMonths(n).toString()).collect(Collectors.joining(" ")));
    Map<DayOfWeek, Long> thirteenths = Stream.iterate(LocalDate.of(2000, 1, 13), d -> d.getYear() < 2010, d -> d.plusMonths(1)).collect(Collectors.groupingBy(LocalDate::getDayOfWeek, () -> new EnumMap<>(DayOfWeek.class), Collectors.counting()));
    System.out.println(thirteenths);
    Duration total = Stream.of("PT1H30M", "PT45M", "PT2H15M30S").map(Duration::parse).reduce(Duration.ZERO, Duration::plus);
    System.out.println(total + " " + total.toMinutes() + " " + String.format("%d:%02d:%02d", total.toHours(), total.toMinutesPart(), total.toSecondsPart()));
    TemporalQuery<Integer> quarter = t -> (t.get(ChronoField.MONTH_OF_YEAR) - 1) / 3 + 1;
    System.out.println(LocalDate.of(2024, 8, 5).query(quarter) + " " + LocalDateTime.of(2024, 2, 5, 1, 1).query(quarter) + " " + LocalTime.NOON.query(TemporalQueries.localDate()) + " " + ZonedDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC).query(TemporalQueries.zone()));
    System.out.println(LocalDate.of(2024, 12, 30).get(WeekFields.ISO.weekOfWeekBasedYear()) + " " + LocalDate.of(2024, 12, 30).get(WeekFields.SUNDAY_START.weekOfYear()) + " " + LocalDate.of(2024, 12, 30).with(WeekFields.ISO.dayOfWeek(), 7) + " " + LocalDate.of(2024, 6, 1).with(IsoFields.DAY_OF_QUARTER, 1) + " " + LocalDate.of(2024, 6, 1).plus(1, IsoFields.QUARTER_YEARS) + " " + JulianFields.JULIAN_DAY.getFrom(LocalDate.EPOCH));
    NavigableMap<LocalTime, String> shifts = new TreeMap<>(Map.of(LocalTime.of(6, 0), "early", LocalTime.of(14, 0), "late", LocalTime.of(22, 0), "night"));
    for (String t : new String[] {"05:59", "06:00", "13:59:59", "23:00"}) System.out.print(Optional.ofNullable(shifts.floorEntry(LocalTime.parse(t))).map(Map.Entry::getValue).orElse("night") + " ");
    System.out.println();
    List<ZonedDateTime> meetings = Stream.of("America/New_York", "Europe/London", "Asia/Kolkata").map(z -> ZonedDateTime.of(2024, 3, 20, 9, 0, 0, 0, ZoneId.of(z))).sorted().toList();
    meetings.forEach(m -> System.out.println(m + " = " + m.withZoneSameInstant(ZoneOffset.UTC).toLocalTime()));
    System.out.println(Year.of(2024).length() + " " + Stream.iterate(1896, y -> y <= 2004, y -> y + 4).filter(y -> !Year.isLeap(y)).toList() + " " + Duration.between(meetings.get(0), meetings.get(2)));
  }
}
