// SPDX-License-Identifier: Apache-2.0
package twins;

/** Counters that wrap, and are asked for a place all the same. */
public final class Tickets {
  public static int next;
  public static int served = 1;
  public static long issued;
  private static final String[] COUNTERS = {"north", "south", "east", "west"};
  private static final String LETTERS = "abcdefgh";
  private static final int[] WEIGHTS = new int[7];

  private Tickets() {}

  public static String counter() {
    return COUNTERS[Math.floorMod(next++, COUNTERS.length)];
  }

  public static int weight() {
    int place = Math.floorMod(served * 31, WEIGHTS.length);
    return WEIGHTS[place];
  }

  public static int bucket() {
    int mixed = (int) (issued ^ issued >>> 32);
    return WEIGHTS[Math.floorMod(mixed, 7)];
  }

  public static char letter() {
    int place = Math.floorMod(served * 3, 8);
    return LETTERS.charAt(place);
  }
}
