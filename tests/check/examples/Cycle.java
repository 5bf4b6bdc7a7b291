// SPDX-License-Identifier: Apache-2.0
package examples;

/** X30: two classes whose initialisers need each other. */
public final class Cycle {
  private static final class One {
    static int one = Other.other + 1;
  }

  private static final class Other {
    static int other = One.one + 1;
  }

  private Cycle() {}

  /** Whoever is asked first is 2. */
  public static int oneFirst(boolean ignored) {
    int one = One.one;
    return one == 2 && Other.other == 1 ? 0 : 1 / Integer.signum(0);
  }

  public static int otherFirst(boolean ignored) {
    int other = Other.other;
    return other == 2 && One.one == 1 ? 0 : 1 / Integer.signum(0);
  }

  public static int oneFirstAsExpected(boolean ignored) {
    int one = One.one;
    return 1 / (one - 2); // @expected
  }
}
