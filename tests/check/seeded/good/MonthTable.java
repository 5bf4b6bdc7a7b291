// SPDX-License-Identifier: Apache-2.0
package good;

/** Names and lengths of months. */
public final class MonthTable {
  private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  private MonthTable() {}

  /** The days of a month from 1 to 12 in an ordinary year. */
  public static int days(int month) {
    if (month < 1 || month > 12) {
      throw new IllegalArgumentException("month " + month);
    }
    return DAYS[month - 1];
  }

  private static String season(int month) {
    switch (month) {
      case 12: case 1: case 2:
        return "winter";
      case 3: case 4: case 5:
        return "spring";
      case 6: case 7: case 8:
        return "summer";
      default:
        return "autumn";
    }
  }

  /** The season in capitals, such as WINTER. */
  public static String title(int month) {
    if (month < 1 || month > 12) {
      throw new IllegalArgumentException("month " + month);
    }
    return season(month).toUpperCase();
  }
}
