// SPDX-License-Identifier: Apache-2.0
package rows;

/** Nothing here is an input: constants, what nothing sets, enum constants, fields of interfaces. */
public class Constants {
  static final int LIMIT = 10;
  static final String NAME = "name";
  private static int hidden = 1;

  enum Colour { RED, GREEN }

  interface Defaults {
    int[] SIZES = {1, 2};
  }

  public static int limit() {
    return 100 / LIMIT + NAME.length() + Defaults.SIZES[1] + Colour.RED.ordinal();
  }

  public static int hidden() {
    return 100 / hidden; // @hidden
  }

  public static char separator() {
    return java.io.File.separator.charAt(0);
  }
}
