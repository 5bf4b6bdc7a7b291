// SPDX-License-Identifier: Apache-2.0
package twins;

/** The initialiser takes nothing from a setting that will not do. */
public final class Pool {
  /** What a client may set. */
  public static final class Settings {
    public static int slots = 8;
    public static boolean shared = true;
    public static String name = "pool";

    private Settings() {}
  }

  private static final int[] SLOTS = new int[Math.max(1, Settings.slots & 0xff)];
  private static final StringBuilder NAME = new StringBuilder(Settings.shared ? "pool" : "own");
  private static final String LABEL = String.valueOf(Settings.name);

  private Pool() {}

  public static int first() {
    return SLOTS[0];
  }

  public static int last() {
    return SLOTS[SLOTS.length - 1];
  }

  public static int share() {
    return 840 / SLOTS.length;
  }

  public static void rename(char mark) {
    NAME.append(mark);
  }

  public static int labelLength() {
    return LABEL.length();
  }
}
