// SPDX-License-Identifier: Apache-2.0
package planted;

/** What the initialiser takes from a setting stays, whatever becomes of the setting. */
public final class Pool {
  /** What a client may set. */
  public static final class Settings {
    public static int slots = 8;
    public static boolean shared = true;
    public static String name = "pool";

    private Settings() {}
  }

  private static final int[] SLOTS = new int[Settings.slots]; // BUG java.lang.ExceptionInInitializerError
  private static final StringBuilder NAME = Settings.shared ? new StringBuilder("pool") : null;
  private static final String LABEL = Settings.name;

  private Pool() {}

  public static int first() {
    return SLOTS[0]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int last() {
    return SLOTS[SLOTS.length - 1]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int share() {
    return 840 / SLOTS.length; // BUG java.lang.ArithmeticException
  }

  public static void rename(char mark) {
    NAME.append(mark); // BUG java.lang.NullPointerException
  }

  public static int labelLength() {
    return LABEL.length(); // BUG java.lang.NullPointerException
  }
}
