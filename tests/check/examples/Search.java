// SPDX-License-Identifier: Apache-2.0
package examples;

/** X09: a search for a pattern that looks behind both ends. */
public final class Search {
  private Search() {}

  private static boolean same(int one, int other) {
    return one == other;
  }

  public static int pairs(int[] hay, int[] pattern) {
    int pairs = 0;
    for (int i = 0; i < hay.length; i++) {
      int j = 0;
      while (j <= pattern.length && same(hay[i], pattern[j])) { // @look
        pairs += same(hay[i + 1], pattern[j + 1]) ? 1 : 0; // @next
        j++;
      }
    }
    return pairs;
  }

  public static int pairsChecked(int[] hay, int[] pattern) {
    int pairs = 0;
    for (int i = 0; i + 1 < hay.length; i++) {
      int j = 0;
      while (j + 1 < pattern.length && same(hay[i], pattern[j])) {
        pairs += same(hay[i + 1], pattern[j + 1]) ? 1 : 0;
        j++;
      }
    }
    return pairs;
  }
}
