// SPDX-License-Identifier: Apache-2.0
package planted;

/** Counters that wrap. */
public final class Tickets {
  public static int next;
  public static int served = 1;
  public static long issued;
  private static final String[] COUNTERS = {"north", "south", "east", "west"};
  private static final String LETTERS = "abcdefgh";
  private static final int[] WEIGHTS = new int[7];

  private Tickets() {}

  public static String counter() {
    return COUNTERS[next++ % COUNTERS.length]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int weight() {
    int place = Math.abs(served * 31) % WEIGHTS.length;
    return WEIGHTS[place]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static int bucket() {
    int mixed = (int) (issued ^ issued >>> 32);
    return WEIGHTS[mixed % 7]; // BUG java.lang.ArrayIndexOutOfBoundsException
  }

  public static char letter() {
    int place = served * 3 % 8;
    return LETTERS.charAt(place); // BUG java.lang.StringIndexOutOfBoundsException
  }
}
