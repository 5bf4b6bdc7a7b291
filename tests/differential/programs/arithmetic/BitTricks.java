// SPDX-License-Identifier: Apache-2.0

/** The bit-level methods of Integer and Long. */
public class BitTricks {
  static void ints(int value) {
    System.out.print(value);
    System.out.print(' ');
    System.out.print(Integer.bitCount(value));
    System.out.print(' ');
    System.out.print(Integer.numberOfLeadingZeros(value));
    System.out.print(' ');
    System.out.print(Integer.numberOfTrailingZeros(value));
    System.out.print(' ');
    System.out.print(Integer.reverse(value));
    System.out.print(' ');
    System.out.print(Integer.reverseBytes(value));
    System.out.print(' ');
    System.out.print(Integer.rotateLeft(value, 5));
    System.out.print(' ');
    System.out.print(Integer.rotateRight(value, 37));
    System.out.print(' ');
    System.out.print(Integer.highestOneBit(value));
    System.out.print(' ');
    System.out.print(Integer.lowestOneBit(value));
    System.out.print(' ');
    System.out.println(Integer.signum(value));
    System.out.println(Integer.toBinaryString(value));
    System.out.println(Integer.toHexString(value));
    System.out.println(Integer.toOctalString(value));
    System.out.println(Integer.toUnsignedString(value));
    System.out.println(Integer.toString(value, 36));
  }

  static void longs(long value) {
    System.out.println(Long.bitCount(value));
    System.out.println(Long.numberOfLeadingZeros(value));
    System.out.println(Long.numberOfTrailingZeros(value));
    System.out.println(Long.reverse(value));
    System.out.println(Long.reverseBytes(value));
    System.out.println(Long.rotateLeft(value, 13));
    System.out.println(Long.highestOneBit(value));
    System.out.println(Long.lowestOneBit(value));
    System.out.println(Long.toBinaryString(value));
    System.out.println(Long.toHexString(value));
    System.out.println(Long.toUnsignedString(value));
    System.out.println(Long.toUnsignedString(value, 7));
    System.out.println(Long.hashCode(value));
  }

  static void unsigned() {
    System.out.println(Integer.compareUnsigned(-1, 1));
    System.out.println(Integer.divideUnsigned(-1, 10));
    System.out.println(Integer.remainderUnsigned(-1, 10));
    System.out.println(Long.divideUnsigned(-1L, 10));
    System.out.println(Long.remainderUnsigned(-1L, 10));
    System.out.println(Long.divideUnsigned(5, -1L));
    System.out.println(Long.compareUnsigned(Long.MIN_VALUE, Long.MAX_VALUE));
    System.out.println(Integer.parseUnsignedInt("4294967295"));
    System.out.println(Long.parseUnsignedLong("18446744073709551615"));
    System.out.println(Byte.toUnsignedInt((byte) -1));
    System.out.println(Short.toUnsignedLong((short) -2));
    System.out.println(Short.reverseBytes((short) 0x1234));
    System.out.println((int) Character.reverseBytes('\u1234'));
  }

  public static void main(String[] args) {
    for (int value : new int[] {0, 1, -1, 12345, -98765, 0x0F0F0F0F, 1 << 31, 0x7FFFFFFF}) {
      ints(value);
    }
    for (long value : new long[] {0, 1, -1, 0x00FF00FF00FF00FFL, Long.MIN_VALUE, 987654321987L}) {
      longs(value);
    }
    unsigned();
  }
}
