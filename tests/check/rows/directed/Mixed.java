// SPDX-License-Identifier: Apache-2.0
package directed;

/** A crash behind a number that nobody computes backwards. */
public final class Mixed {
  private Mixed() {}

  private static long mix(long x) {
    long h = x;
    for (int i = 0; i < 40; i++) {
      h ^= h >>> 29;
      h *= 0xBF58476D1CE4E5B9L;
      h ^= h >>> 32;
      h *= 0x94D049BB133111EBL + i;
    }
    return h;
  }

  public static int find(long x) {
    return mix(x) == 0x123456789ABCDEFL ? 1 / Integer.signum(0) : 0; // @find
  }

  public static int other(int x) {
    return 1 / x; // @other
  }
}
