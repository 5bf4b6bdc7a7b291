// SPDX-License-Identifier: Apache-2.0

/** Long arithmetic, comparisons, shifts by more than 63 and narrowing. */
public class LongCorners {
  static final long[] VALUES = {
    0, 1, -1, 2, -3, 10, 63, 64, 65, 255, 65536, Integer.MAX_VALUE, Integer.MIN_VALUE,
    0x80000000L, 0xFFFFFFFFL, 0x100000000L, 1L << 53, (1L << 53) + 1, -(1L << 62),
    Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 1, Long.MIN_VALUE + 1, 0x123456789ABCDEFL
  };

  static long pairs() {
    long hash = 7;
    for (long a : VALUES) {
      for (long b : VALUES) {
        hash = hash * 1000003 + (a + b);
        hash = hash * 1000003 + (a - b);
        hash = hash * 1000003 + (a * b);
        hash = hash * 1000003 + (a & b);
        hash = hash * 1000003 + (a | b);
        hash = hash * 1000003 + (a ^ b);
        hash = hash * 1000003 + (a << b);
        hash = hash * 1000003 + (a >> b);
        hash = hash * 1000003 + (a >>> b);
        hash = hash * 1000003 + (a << (int) b);
        hash = hash * 1000003 + (a < b ? 1 : a == b ? 2 : 3);
        if (b != 0) {
          hash = hash * 1000003 + a / b;
          hash = hash * 1000003 + a % b;
        }
      }
    }
    return hash;
  }

  static void single(long value) {
    System.out.println(value);
    System.out.println((int) value);
    System.out.println((short) value);
    System.out.println((byte) value);
    System.out.println((int) (char) value);
    System.out.println((float) value);
    System.out.println((double) value);
    System.out.println(-value);
    System.out.println(~value);
    System.out.println(value >> 40);
    System.out.println(value >>> 40);
    System.out.println(value << 23);
  }

  static void traps() {
    long zero = VALUES[0];
    try {
      System.out.println(5L / zero);
    } catch (ArithmeticException e) {
      System.out.println(e);
    }
    try {
      System.out.println(5L % zero);
    } catch (ArithmeticException e) {
      System.out.println(e);
    }
    System.out.println(Long.MIN_VALUE / -1);
    System.out.println(Long.MIN_VALUE % -1);
  }

  static int compare(long a, long b) {
    int bits = 0;
    if (a < b) bits |= 1;
    if (a <= b) bits |= 2;
    if (a > b) bits |= 4;
    if (a >= b) bits |= 8;
    if (a == b) bits |= 16;
    if (a != b) bits |= 32;
    return bits;
  }

  public static void main(String[] args) {
    System.out.println(pairs());
    for (long value : VALUES) {
      single(value);
    }
    traps();
    System.out.println(compare(1, 2));
    System.out.println(compare(2, 1));
    System.out.println(compare(Long.MIN_VALUE, Long.MAX_VALUE));
    System.out.println(compare(1L << 32, 0));
    System.out.println(compare(-1, -1));
  }
}
