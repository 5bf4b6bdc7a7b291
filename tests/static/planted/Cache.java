// SPDX-License-Identifier: Apache-2.0
package planted;

/** A cache whose places and whose limits are static. */
public final class Cache {
  public static int hits;
  public static int rounds = 1;
  public static int mask = 7;
  private static final String[] PLACES = {"a", "b", "c", "d", "e", "f", "g", "h"};

  private Cache() {}

  /** What the cache is made from when it is first used. */
  public static final class Plan {
    public static int width = 4;
    public static String seed = "seed";

    private Plan() {}
  }

  /** Made once. */
  public static final class Store {
    private static final String CELLS = Plan.seed.concat(""); // BUG java.lang.ExceptionInInitializerError
    private static final int STEP = 100 / Plan.width; // BUG java.lang.ExceptionInInitializerError

    private Store() {}

    public static char cell() {
      return CELLS.charAt(0); // BUG java.lang.StringIndexOutOfBoundsException
    }

    public static int steps() {
      return 1_000 / STEP; // BUG java.lang.ArithmeticException
    }
  }

  public static String oldest() {
    hits += 3;
    return PLACES[hits % PLACES.length]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static String youngest() {
    int turn = rounds * rounds;
    return PLACES[turn % 8]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static String masked() {
    return PLACES[hits & mask]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int evict() {
    hits = hits - 2;
    if (hits == 4_000) {
      throw new IllegalStateException("stuck"); // BUG java.lang.IllegalStateException
    }
    return hits;
  }
}
