// SPDX-License-Identifier: Apache-2.0

/** Literal forms and constant folding: radixes, underscores, hex floats, folded overflow, char sums. */
public class NumericLiterals {
  static final int HEX = 0xFFFF_FFFF;
  static final int OCTAL = 0777;
  static final int BINARY = 0b1010_1010;
  static final long LONG = 0x7FFF_FFFF_FFFF_FFFFL;
  static final double HEX_DOUBLE = 0x1.8p3;
  static final float HEX_FLOAT = 0x.8p-2f;
  static final double TINY = 4.9e-324;
  static final int FOLDED = 60 * 60 * 24 * 1000 * 365;
  static final long FOLDED_LONG = 60L * 60 * 24 * 1000 * 365;
  static final char NEXT = 'a' + 1;
  static final byte NARROW = (byte) 0x1FF;
  static final boolean TRUTH = 1 < 2 && 3.0 >= 3 || false;
  static final String TEXT = "n" + HEX + NEXT + TRUTH + (HEX_DOUBLE > 1 ? "big" : "small");

  static int constants(int n) {
    switch (n) {
      case 0: return -1;
      case 1: return 5;
      case 2: return -128;
      case 3: return 127;
      case 4: return 128;
      case 5: return -129;
      case 6: return 32767;
      case 7: return -32768;
      case 8: return 32768;
      case 9: return -32769;
      case 10: return 'x';
      default: return 0x12345678;
    }
  }

  static long longConstants(int n) {
    return n == 0 ? 0L : n == 1 ? 1L : n == 2 ? 2L : n == 3 ? -1L : n == 4 ? 1L << 40 : 0xCAFEBABEL;
  }

  static float floatConstants(int n) {
    return n == 0 ? 0f : n == 1 ? 1f : n == 2 ? 2f : n == 3 ? -0f : n == 4 ? 3.25f : Float.NaN;
  }

  static double doubleConstants(int n) {
    return n == 0 ? 0d : n == 1 ? 1d : n == 2 ? 2d : n == 3 ? -0d : n == 4 ? 1e-310 : Double.NEGATIVE_INFINITY;
  }

  public static void main(String[] args) {
    System.out.println(HEX + " " + OCTAL + " " + BINARY + " " + LONG);
    System.out.println(HEX_DOUBLE + " " + HEX_FLOAT + " " + TINY);
    System.out.println(FOLDED + " " + FOLDED_LONG + " " + NEXT + " " + NARROW + " " + TRUTH);
    System.out.println(TEXT);
    for (int i = 0; i < 12; i++) System.out.println(constants(i));
    for (int i = 0; i < 6; i++) System.out.println(longConstants(i) + " " + floatConstants(i) + " " + doubleConstants(i));
    System.out.println(1_000_000 + 0_7 + 0x0_F);
    System.out.println(1e0 + " " + 1.e1 + " " + .5 + " " + 1f + " " + 1d + " " + 100e-2);
    System.out.println(1.0f * 16777216 + 1 + " " + (16777216 + 1f));
    System.out.println(3.4028235e38f + " " + 1.17549435E-38f + " " + 1.4e-45f);
    System.out.println(0.1f + 0.2 + " " + (float) 0.1 + " " + (double) 0.1f);
    System.out.println(2147483647 + 1 + " " + -2147483648 + " " + (short) 40000 + " " + (char) 97 + " " + (int) 3.99e9);
    System.out.println('a' + 'b' + " " + (char) ('a' + 'b' - 'a') + " " + ('a' > 96));
    System.out.println(5 / 2 + " " + -5 / 2 + " " + 5 % -3 + " " + 5.0 / 2 + " " + 5 / 2.0f);
    System.out.println((1 << 33) + " " + (1L << 33) + " " + (-1 >>> 28) + " " + (-1L >>> 60) + " " + ((byte) -1 >>> 4));
  }
}
