// SPDX-License-Identifier: Apache-2.0
package bad;

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
    String number = text.substring(0, end); // BUG java.lang.StringIndexOutOfBoundsException
    char unit = text.charAt(end) == 'F' ? 'F' : 'C';
    return new Reading(Integer.parseInt(number), unit); // BUG java.lang.NumberFormatException
  }

  public double celsius() {
    return unit == 'C' ? degrees : (degrees - 32) / 1.8;
  }
}
