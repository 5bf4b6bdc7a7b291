// SPDX-License-Identifier: Apache-2.0
package examples;

/** X09: a search that looks one element too far in two places. */
public class PatternSearch {
  public static int search(int[] hay, int[] pattern) {
    for (int i = 0; i < hay.length; i++) {
      int j = 0;
      while (j <= pattern.length && hay[i] == pattern[j]) { // @compare
        if (hay[i + 1] != pattern[j + 1]) { // @next
          break;
        }
        j++;
      }
      if (j > 0) {
        return i;
      }
    }
    return -1;
  }
}
