// SPDX-License-Identifier: Apache-2.0
package rows;

/** F46: the cache of Integer.valueOf is not explored index by index. */
public class IntegerCache {
  private static final int[] CACHE = new int[256];

  public static boolean isCached(int x) {
    return Integer.valueOf(x) == Integer.valueOf(x);
  }

  public static boolean fromOwnCache(int x) {
    return CACHE[x + 128] == 0;
  }
}
