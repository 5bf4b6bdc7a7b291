// SPDX-License-Identifier: Apache-2.0
package rows;

/** Initialisers that do what they should not. */
public class Endless {
  public static int mode;

  /** For ever. */
  public static class Loops {
    public static int value = 1;

    static {
      while (value > 0) value = value == 9 ? 1 : value + 1;
    }
  }

  /** Ends the machine. */
  public static class Exits {
    public static int value = leave();

    static int leave() {
      System.exit(3);
      return 1;
    }
  }

  /** Never works. */
  public static class Throws {
    public static int value = Integer.parseInt("none");
  }

  public static int loops() {
    return mode > 5 ? Loops.value : 0;
  }

  public static int exits() {
    return mode > 5 ? Exits.value : 0;
  }

  public static int fails() {
    return mode > 5 ? Throws.value : 0;
  }
}
