// SPDX-License-Identifier: Apache-2.0
package good;

/** A temperature as it is shown: 21C or 70F. */
public record Reading(int degrees, char unit) {
  public Reading {
    if (unit != 'C' && unit != 'F') {
      throw new IllegalArgumentException("unit " + unit);
    }
  }

  /** Reads what is shown, 0C if that makes no sense. */
  public static Reading parse(String text) {
    int end = text.length() - 1;
    if (end < 1) {
      return new Reading(0, 'C');
    }
    String number = text.substring(0, end);
    char unit = text.charAt(end) == 'F' ? 'F' : 'C';
    try {
      return new Reading(Integer.parseInt(number), unit);
    } catch (NumberFormatException e) {
      return new Reading(0, 'C');
    }
  }

  public double celsius() {
    return unit == 'C' ? degrees : (degrees - 32) / 1.8;
  }
}
