// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches on bit patterns. */
public final class BitTricks {
  private BitTricks() {}

  public static int population(int x) {
    if (Integer.bitCount(x) == 31) {
      return 1;
    }
    return (x & (x - 1)) == 0 && x > 1000 ? 2 : 0;
  }

  public static String edges(int x) {
    if (Integer.numberOfLeadingZeros(x) == 11 && Integer.numberOfTrailingZeros(x) == 4) {
      return "between";
    }
    return Integer.highestOneBit(x) == Integer.lowestOneBit(x) ? "single" : "other";
  }

  public static int mirrored(int x) {
    if (Integer.reverse(x) == 0xC0000001) {
      return 1;
    }
    if (Integer.reverseBytes(x) == 0x11223344) {
      return 2;
    }
    return Integer.rotateLeft(x, 9) == 0x0F00F000 ? 3 : 0;
  }

  public static long swapped(long a, long b) {
    a ^= b;
    b ^= a;
    a ^= b;
    if (a == 5 && b == -5) {
      return 1;
    }
    return (a & b) == b && b != 0 && a != b ? 2 : 0;
  }

  public static int permissions(int mode) {
    if ((mode & ~0777) != 0) {
      return -1;
    }
    if ((mode & 0444) == 0444 && (mode & 0222) == 0) {
      return 1;
    }
    return (mode & 07) > (mode >> 6 & 07) ? 2 : 0;
  }

  // infeasible: 1
  public static int lowBit(int x) {
    int low = x & -x;
    if ((low & (low - 1)) != 0) {
      return 1;
    }
    return low == 64 ? 2 : 0;
  }

  public static boolean gray(int code) {
    int value = code ^ code >>> 1;
    if (value == 0x155) {
      return true;
    }
    return Long.numberOfTrailingZeros((long) value << 20) == 25;
  }
}
