// SPDX-License-Identifier: Apache-2.0
package planted;

/** A registry that other classes fill when they are initialised. */
public final class Registry {
  public static int entries;
  private static int capacity = 4;
  private static StringBuilder names = new StringBuilder("root");

  private Registry() {}

  /** What is registered beside. */
  public static final class Plugins {
    public static int loaded;

    static {
      Registry.entries = 1;
      loaded = 1;
    }

    private Plugins() {}
  }

  /** Shrinks it once and for all. */
  public static final class Embedded {
    public static int size = 3;

    static {
      Registry.capacity = 0;
      Registry.names = null;
    }

    private Embedded() {}
  }

  public static void settle() {
    if (entries < 0 && entries > -50) {
      Plugins.loaded++;
      entries = -entries;
    } else {
      entries = 0;
    }
    assert entries >= 0; // BUG java.lang.AssertionError
  }

  public static int share() {
    int all = Embedded.size < 0 ? 1 : 12;
    return all / (capacity + 1);
  }

  public static int each() {
    int share = 12 / capacity; // BUG java.lang.ArithmeticException
    return share > Integer.MAX_VALUE - 1 ? Embedded.size : share;
  }

  public static int length() {
    int length = names.length(); // BUG java.lang.NullPointerException
    return length > 1_000_000 ? Embedded.size : length;
  }
}
