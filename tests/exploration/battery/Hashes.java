// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.Arrays;
import java.util.Objects;

/** Inverting hash functions that are not meant to be hard. */
public final class Hashes {
  private Hashes() {}

  public static boolean textHash(String s) {
    return s.length() == 3 && s.hashCode() == 98262;
  }

  public static int mixer(int x) {
    int h = x * 0x9E3779B1;
    h ^= h >>> 15;
    if (h == 0x1234ABCD) {
      return 1;
    }
    return (h & 0xfff) == 0 && x != 0 ? 2 : 0;
  }

  public static int bucket(String key, int capacity) {
    if (capacity != 16 && capacity != 32) {
      return -1;
    }
    int h = key.hashCode();
    int index = (h ^ h >>> 16) & capacity - 1;
    return index == 13 ? 1 : index > 15 ? 2 : 0;
  }

  public static boolean combined(int a, int b) {
    if (Objects.hash(a, b) == 1000) {
      return a > 0;
    }
    return Arrays.hashCode(new int[] {a, b}) == 961;
  }

  public static int checksum(byte[] data) {
    int h = 0x811C9DC5;
    for (byte b : data) {
      h = (h ^ b & 0xff) * 0x01000193;
    }
    if (data.length == 1 && h >>> 24 == 0xE4) {
      return 1;
    }
    return h < 0 ? 2 : 3;
  }

  public static long xorShift(long seed) {
    long x = seed;
    x ^= x << 13;
    x ^= x >>> 7;
    x ^= x << 17;
    if (x == 0x123456789ABCDEFL) {
      return 1;
    }
    return x == 0 ? 2 : 3;
  }

  // With an opaque left side, the right side is the one to choose.
  public static boolean opaque(int x, int y) {
    int h = x;
    for (int i = 0; i < 8; i++) {
      h = (h ^ h >>> 13) * 0x5bd1e995 + i;
    }
    return h == y;
  }

  public static int longHash(long id) {
    if (Long.hashCode(id) == 99 && id > 1L << 33) {
      return 1;
    }
    return Double.hashCode(id) == 0 ? 2 : 0;
  }
}
