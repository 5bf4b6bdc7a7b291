// SPDX-License-Identifier: Apache-2.0
package good;

/** Lengths in several units. */
public final class UnitTable {
  private UnitTable() {}

  private static Integer millimetres(String unit) {
    return switch (unit) {
      case "mm" -> 1;
      case "cm" -> 10;
      case "m" -> 1000;
      case "in", "inch" -> 25;
      default -> null;
    };
  }

  public static boolean isUnit(String unit) {
    return millimetres(unit) != null;
  }

  /** A length in millimetres; of a unit that nobody knows it is the number itself. */
  public static long convert(int amount, String unit) {
    int factor = isUnit(unit) ? millimetres(unit) : 1;
    return (long) amount * factor;
  }
}
