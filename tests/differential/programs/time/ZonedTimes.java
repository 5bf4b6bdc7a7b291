// SPDX-License-Identifier: Apache-2.0
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRulesException;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Zone rules: gaps, overlaps, transitions; and the old Calendar on fixed instants. */
public class ZonedTimes {
  public static void main(String[] args) {
    ZoneId newYork = ZoneId.of("America/New_York");
    ZoneId paris = ZoneId.of("Europe/Paris");
    ZoneId tokyo = ZoneId.of("Asia/Tokyo");
    ZonedDateTime z = ZonedDateTime.of(2021, 3, 14, 1, 59, 0, 0, newYork);
    System.out.println(z + " " + z.plusMinutes(1) + " " + z.plusHours(24) + " " + z.plusDays(1) + " " + z.toInstant());
    System.out.println("gap " + ZonedDateTime.of(2021, 3, 14, 2, 30, 0, 0, newYork));
    ZonedDateTime overlap = ZonedDateTime.of(2021, 11, 7, 1, 30, 0, 0, newYork);
    System.out.println("overlap " + overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.plusHours(1) + " " + overlap.withEarlierOffsetAtOverlap());
    System.out.println(overlap.withZoneSameInstant(tokyo) + " " + overlap.withZoneSameLocal(paris) + " " + overlap.withFixedOffsetZone());
    System.out.println(Duration.between(z, z.plusDays(1)) + " " + ChronoUnit.DAYS.between(z, z.plusDays(1)) + " " + z.isBefore(overlap) + " " + z.getOffset());
    for (ZoneId zone : new ZoneId[] {newYork, paris, tokyo, ZoneId.of("UTC"), ZoneId.of("Australia/Lord_Howe"), ZoneId.of("Asia/Kathmandu")}) {
      Instant i = Instant.parse("2010-07-01T12:00:00Z");
      System.out.println(zone + " " + zone.getRules().getOffset(i) + " dst " + zone.getRules().isDaylightSavings(i) + " std " + zone.getRules().getStandardOffset(i) + " next " + zone.getRules().nextTransition(i));
    }
    ZoneOffsetTransition t = paris.getRules().previousTransition(Instant.parse("2015-06-01T00:00:00Z"));
    System.out.println(t + " " + t.isGap() + " " + t.getDuration() + " " + t.getDateTimeBefore() + " " + t.getDateTimeAfter());
    System.out.println(paris.getRules().getValidOffsets(LocalDateTime.of(2015, 10, 25, 2, 30)) + " " + paris.getRules().getValidOffsets(LocalDateTime.of(2015, 3, 29, 2, 30)));
    System.out.println(ZonedDateTime.parse("2011-12-03T10:15:30+01:00[Europe/Paris]") + " " + ZonedDateTime.parse("2011-12-03T10:15:30Z").hashCode());
    System.out.println(ZoneId.of("GMT+3") + " " + ZoneId.of("+05:00") + " " + ZoneId.of("Z").normalized() + " " + ZoneId.of("EST", ZoneId.SHORT_IDS) + " " + ZoneId.systemDefault());
    for (String bad : new String[] {"Nowhere/City", "bad id!", "GMT+99"}) {
      try {
        System.out.println(ZoneId.of(bad));
      } catch (ZoneRulesException e) {
        System.out.println("rules: " + e.getMessage());
      } catch (DateTimeException e) {
        System.out.println(e.getMessage());
      }
    }
    Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
    c.setTimeInMillis(1700000000000L);
    System.out.println(c.get(Calendar.YEAR) + " " + c.get(Calendar.MONTH) + " " + c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.HOUR_OF_DAY) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.get(Calendar.WEEK_OF_YEAR));
    c.add(Calendar.MONTH, 15);
    c.roll(Calendar.DAY_OF_MONTH, 20);
    c.set(Calendar.HOUR_OF_DAY, 30);
    System.out.println(c.getTimeInMillis() + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.toInstant());
    c.setLenient(false);
    c.set(Calendar.MONTH, 13);
    try {
      c.getTimeInMillis();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    GregorianCalendar old = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
    old.clear();
    old.set(1582, Calendar.OCTOBER, 4);
    old.add(Calendar.DAY_OF_MONTH, 1);
    System.out.println(old.get(Calendar.DAY_OF_MONTH) + " " + old.isLeapYear(1900) + " " + old.toZonedDateTime());
    TimeZone zone = TimeZone.getTimeZone("America/New_York");
    System.out.println(zone.getRawOffset() + " " + zone.getOffset(1625140800000L) + " " + zone.useDaylightTime() + " " + zone.getID() + " " + TimeZone.getTimeZone("bogus").getID() + " " + zone.getDisplayName(true, TimeZone.SHORT, Locale.US));
  }
}
