// SPDX-License-Identifier: Apache-2.0
package rows;

/** F46: the cache of Integer.valueOf is not explored index by index. */
public class IntegerCache {
  public static boolean isCached(int x) {
    return Integer.valueOf(x) == Integer.valueOf(x);
  }
}
