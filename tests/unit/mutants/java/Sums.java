// SPDX-License-Identifier: Apache-2.0

/** Arithmetic with constants on either side, and what becomes of it when it is exchanged. */
final class Sums {
  private Sums() {}

  static int addRightInt(int x) {
    return x + 5;
  }

  static int addRightIntMutated(int x) {
    return x - 5;
  }

  static int addLeftInt(int x) {
    return 5 + x;
  }

  static int addLeftIntMutated(int x) {
    return 5 - x;
  }

  static int subtractRightInt(int x) {
    return x - 5;
  }

  static int subtractRightIntMutated(int x) {
    return x + 5;
  }

  static int subtractLeftInt(int x) {
    return 5 - x;
  }

  static int subtractLeftIntMutated(int x) {
    return 5 + x;
  }

  static int multiplyRightInt(int x) {
    return x * 7;
  }

  static int multiplyRightIntMutated(int x) {
    return x / 7;
  }

  static int multiplyLeftInt(int x) {
    return 7 * x;
  }

  static int multiplyLeftIntMutated(int x) {
    return 7 / x;
  }

  static int multiplyByZeroInt(int x) {
    return x * 0;
  }

  static int multiplyByZeroIntMutated(int x) {
    return x / 0;
  }

  static int divideRightInt(int x) {
    return x / 7;
  }

  static int divideRightIntMutated(int x) {
    return x * 7;
  }

  static int divideLeftInt(int x) {
    return 7 / x;
  }

  static int divideLeftIntMutated(int x) {
    return 7 * x;
  }

  static int divideByMinusOneInt(int x) {
    return x / -1;
  }

  static int divideByMinusOneIntMutated(int x) {
    return x * -1;
  }

  static int remainderInt(int x) {
    return x % 7;
  }

  static int remainderIntMutated(int x) {
    return x * 7;
  }

  static int andInt(int x) {
    return x & 12;
  }

  static int andIntMutated(int x) {
    return x | 12;
  }

  static int orInt(int x) {
    return 12 | x;
  }

  static int orIntMutated(int x) {
    return 12 & x;
  }

  static int xorInt(int x) {
    return x ^ 12;
  }

  static int xorIntMutated(int x) {
    return x & 12;
  }

  static int shiftLeftInt(int x) {
    return x << 70;
  }

  static int shiftLeftIntMutated(int x) {
    return x >> 70;
  }

  static int shiftRightInt(int x) {
    return x >> 3;
  }

  static int shiftRightIntMutated(int x) {
    return x << 3;
  }

  static int shiftUnsignedInt(int x) {
    return x >>> 33;
  }

  static int shiftUnsignedIntMutated(int x) {
    return x << 33;
  }

  static int shiftOfInt(int x) {
    return 12 << x;
  }

  static int shiftOfIntMutated(int x) {
    return 12 >> x;
  }

  static int squareInt(int x) {
    return x * x;
  }

  static int squareIntMutated(int x) {
    return x / x;
  }

  static int addMinimumInt(int x) {
    return x + Integer.MIN_VALUE;
  }

  static int addMinimumIntMutated(int x) {
    return x - Integer.MIN_VALUE;
  }

  static long addRightLong(long x) {
    return x + 5L;
  }

  static long addRightLongMutated(long x) {
    return x - 5L;
  }

  static long addLeftLong(long x) {
    return 5L + x;
  }

  static long addLeftLongMutated(long x) {
    return 5L - x;
  }

  static long subtractRightLong(long x) {
    return x - 5L;
  }

  static long subtractRightLongMutated(long x) {
    return x + 5L;
  }

  static long subtractLeftLong(long x) {
    return 5L - x;
  }

  static long subtractLeftLongMutated(long x) {
    return 5L + x;
  }

  static long multiplyRightLong(long x) {
    return x * 7L;
  }

  static long multiplyRightLongMutated(long x) {
    return x / 7L;
  }

  static long multiplyLeftLong(long x) {
    return 7L * x;
  }

  static long multiplyLeftLongMutated(long x) {
    return 7L / x;
  }

  static long multiplyByZeroLong(long x) {
    return x * 0L;
  }

  static long multiplyByZeroLongMutated(long x) {
    return x / 0L;
  }

  static long divideRightLong(long x) {
    return x / 7L;
  }

  static long divideRightLongMutated(long x) {
    return x * 7L;
  }

  static long divideLeftLong(long x) {
    return 7L / x;
  }

  static long divideLeftLongMutated(long x) {
    return 7L * x;
  }

  static long divideByMinusOneLong(long x) {
    return x / -1L;
  }

  static long divideByMinusOneLongMutated(long x) {
    return x * -1L;
  }

  static long remainderLong(long x) {
    return x % 7L;
  }

  static long remainderLongMutated(long x) {
    return x * 7L;
  }

  static long andLong(long x) {
    return x & 12L;
  }

  static long andLongMutated(long x) {
    return x | 12L;
  }

  static long orLong(long x) {
    return 12L | x;
  }

  static long orLongMutated(long x) {
    return 12L & x;
  }

  static long xorLong(long x) {
    return x ^ 12L;
  }

  static long xorLongMutated(long x) {
    return x & 12L;
  }

  static long shiftLeftLong(long x) {
    return x << 70;
  }

  static long shiftLeftLongMutated(long x) {
    return x >> 70;
  }

  static long shiftRightLong(long x) {
    return x >> 3;
  }

  static long shiftRightLongMutated(long x) {
    return x << 3;
  }

  static long shiftUnsignedLong(long x) {
    return x >>> 33;
  }

  static long shiftUnsignedLongMutated(long x) {
    return x << 33;
  }

  static long shiftOfLong(long x) {
    return 12L << x;
  }

  static long shiftOfLongMutated(long x) {
    return 12L >> x;
  }

  static long squareLong(long x) {
    return x * x;
  }

  static long squareLongMutated(long x) {
    return x / x;
  }

  static long addMinimumLong(long x) {
    return x + Long.MIN_VALUE;
  }

  static long addMinimumLongMutated(long x) {
    return x - Long.MIN_VALUE;
  }

  static int choice(int x) {
    return x - (x > 0 ? 5 : 6);
  }

  static int choiceMutated(int x) {
    return x + (x > 0 ? 5 : 6);
  }
}
