// SPDX-License-Identifier: Apache-2.0
package rows;

/** F54: equality is reached by choosing y; mix cannot be inverted in practice. */
public class Mixing {
  public static boolean matches(int x, int y) {
    if (mix(x) == y) {
      return true;
    }
    return false;
  }

  private static int mix(int x) {
    int h = x;
    for (int i = 0; i < 8; i++) {
      h ^= h >>> 16;
      h *= 0x85ebca6b;
      h ^= h >>> 13;
      h *= 0xc2b2ae35;
    }
    return h;
  }
}
