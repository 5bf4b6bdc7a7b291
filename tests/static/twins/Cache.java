// SPDX-License-Identifier: Apache-2.0
package twins;

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
    private static final String CELLS = Plan.seed + "-";
    private static final int STEP = 1 + (Plan.width & 7);

    private Store() {}

    public static char cell() {
      return CELLS.charAt(0);
    }

    public static int steps() {
      return 1_000 / STEP;
    }
  }

  public static String oldest() {
    hits += 3;
    return PLACES[Math.floorMod(hits, PLACES.length)];
  }

  public static String youngest() {
    int turn = rounds * rounds;
    return PLACES[turn & 7];
  }

  public static String masked() {
    return PLACES[hits & mask & 7];
  }

  public static int evict() {
    if (hits == 4_000) {
      throw new IllegalStateException("stuck");
    }
    hits = hits - 2;
    return hits;
  }
}
