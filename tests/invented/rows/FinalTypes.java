// SPDX-License-Identifier: Apache-2.0
package rows;

/** Nothing extends a final class, an enum or two classes. */
public class FinalTypes {
  public interface Named {
    int number();
  }

  /** One class. */
  public static class First {}

  /** Another class. */
  public static class Second {}

  /** The last of its line. */
  public static final class Last {}

  public static String text(Object value) {
    if (value instanceof Last) {
      return value instanceof Named ? "impossible" : "last"; // never: final
    }
    return "other";
  }

  public static String classes(Object value) {
    if (value instanceof First) {
      return value instanceof Second ? "impossible" : "first"; // never: class
    }
    return "other";
  }

  public static String number(Number value) {
    return value instanceof Named ? "named" : "number";
  }
}
