// SPDX-License-Identifier: Apache-2.0
import java.time.*;
import java.time.temporal.ChronoUnit;

/** LocalTime, LocalDateTime, Duration, Instant and fixed clocks. */
public class TimesAndDurations {
  interface Action { Object run(); }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (DateTimeException | ArithmeticException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    LocalTime t = LocalTime.of(23, 59, 58, 123456789);
    System.out.println(t + " " + t.plusSeconds(3) + " " + t.minusHours(30) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.toNanoOfDay() + " " + t.toSecondOfDay() + " " + t.hashCode());
    System.out.println(LocalTime.MIDNIGHT + " " + LocalTime.NOON + " " + LocalTime.MAX + " " + LocalTime.parse("10:15") + " " + LocalTime.parse("10:15:30.5") + " " + LocalTime.ofSecondOfDay(3661));
    System.out.println(t.isAfter(LocalTime.NOON) + " " + LocalTime.of(1, 0).until(t, ChronoUnit.MINUTES) + " " + t.withNano(0) + " " + LocalTime.of(5, 6, 0, 1000));
    LocalDateTime dt = LocalDateTime.of(2023, 12, 31, 23, 30);
    System.out.println(dt + " " + dt.plusMinutes(45) + " " + dt.plusNanos(-1) + " " + dt.toLocalDate() + " " + dt.getDayOfYear() + " " + dt.withHour(0).truncatedTo(ChronoUnit.DAYS) + " " + dt.hashCode());
    System.out.println(ChronoUnit.HOURS.between(dt, LocalDateTime.of(2024, 2, 1, 0, 0)) + " " + Duration.between(dt, dt.plusDays(1).minusSeconds(1)) + " " + dt.compareTo(dt.plusYears(1)));
    System.out.println(LocalDateTime.parse("2007-12-03T10:15:30") + " " + LocalDateTime.ofEpochSecond(0, 5, ZoneOffset.UTC) + " " + dt.toEpochSecond(ZoneOffset.ofHours(2)));
    Duration d = Duration.ofSeconds(93784, 5_000_000);
    System.out.println(d + " " + d.toHours() + " " + d.toMinutesPart() + " " + d.toMillis() + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + d.toDaysPart() + " " + d.hashCode());
    System.out.println(Duration.parse("PT1H30M") + " " + Duration.parse("P2DT3H4M") + " " + Duration.parse("PT-0.5S") + " " + Duration.parse("-PT6H+3M") + " " + Duration.ZERO + " " + Duration.ofMillis(-1) + " " + Duration.ofNanos(1));
    System.out.println(Duration.ofDays(1).compareTo(Duration.ofHours(25)) + " " + Duration.ofMinutes(90).dividedBy(Duration.ofMinutes(20)) + " " + Duration.ofSeconds(1).plus(Duration.ofNanos(-1)) + " " + Duration.ofSeconds(-1).abs());
    Instant i = Instant.ofEpochSecond(1700000000L, 999_999_999);
    System.out.println(i + " " + i.plusNanos(1) + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + i.toEpochMilli() + " " + Instant.EPOCH + " " + Instant.parse("2020-01-01T00:00:00Z").getEpochSecond() + " " + i.hashCode());
    System.out.println(Instant.MIN + " " + Instant.MAX + " " + Instant.ofEpochMilli(-1) + " " + i.isBefore(Instant.EPOCH) + " " + Instant.EPOCH.until(i, ChronoUnit.DAYS));
    Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    System.out.println(LocalDateTime.now(clock) + " " + clock.millis() + " " + Clock.offset(clock, Duration.ofDays(1)).instant() + " " + LocalDate.now(clock) + " " + clock);
    System.out.println(Clock.tick(Clock.fixed(Instant.ofEpochSecond(59), ZoneOffset.UTC), Duration.ofMinutes(1)).instant() + " " + Year.now(clock));
    attempt("hour", () -> LocalTime.of(24, 0));
    attempt("parse", () -> LocalTime.parse("25:00"));
    attempt("parse text", () -> LocalTime.parse("noon"));
    attempt("duration", () -> Duration.parse("1 hour"));
    attempt("duration overflow", () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
    attempt("divide", () -> Duration.ofSeconds(1).dividedBy(0));
    attempt("instant", () -> Instant.parse("yesterday"));
    attempt("instant overflow", () -> Instant.MAX.plusNanos(1));
    attempt("millis overflow", () -> Instant.MAX.toEpochMilli());
    attempt("unit", () -> LocalTime.NOON.plus(1, ChronoUnit.DAYS));
    attempt("from", () -> LocalDate.from(LocalTime.NOON));
    OffsetDateTime odt = OffsetDateTime.of(dt, ZoneOffset.ofHoursMinutes(5, 30));
    System.out.println(odt + " " + odt.toInstant() + " " + odt.withOffsetSameInstant(ZoneOffset.UTC) + " " + odt.withOffsetSameLocal(ZoneOffset.ofHours(-8)) + " " + OffsetDateTime.parse("2020-05-05T05:05:05+01:00").toEpochSecond());
    System.out.println(OffsetTime.of(t, ZoneOffset.UTC) + " " + ZoneOffset.of("+01:02:03") + " " + ZoneOffset.ofTotalSeconds(-3600).getId() + " " + ZoneOffset.MAX);
    attempt("offset", () -> ZoneOffset.ofHours(19));
    attempt("offset text", () -> ZoneOffset.of("1"));
    System.out.println(ChronoUnit.DECADES.getDuration() + " " + ChronoUnit.HOURS.isTimeBased() + " " + ChronoUnit.valueOf("WEEKS"));
  }
}
