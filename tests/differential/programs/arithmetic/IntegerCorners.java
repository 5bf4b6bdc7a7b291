// SPDX-License-Identifier: Apache-2.0

/** Int arithmetic where it wraps, truncates or traps; prints ints only, without concatenation. */
public class IntegerCorners {
  static final int[] VALUES = {
    0, 1, -1, 2, -2, 3, 7, -7, 31, 32, 33, 127, 128, -128, -129, 255, 256, 32767, 32768, -32768,
    65535, 65536, 123456789, -987654321, Integer.MAX_VALUE, Integer.MIN_VALUE,
    Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1
  };

  static int mix(int hash, int value) {
    return hash * 31 + value;
  }

  static int pairs() {
    int hash = 1;
    for (int a : VALUES) {
      for (int b : VALUES) {
        hash = mix(hash, a + b);
        hash = mix(hash, a - b);
        hash = mix(hash, a * b);
        hash = mix(hash, a & b);
        hash = mix(hash, a | b);
        hash = mix(hash, a ^ b);
        hash = mix(hash, a << b);
        hash = mix(hash, a >> b);
        hash = mix(hash, a >>> b);
        if (b != 0) {
          hash = mix(hash, a / b);
          hash = mix(hash, a % b);
        }
      }
    }
    return hash;
  }

  static void division() {
    System.out.println(Integer.MIN_VALUE / -1);
    System.out.println(Integer.MIN_VALUE % -1);
    System.out.println(-7 / 2);
    System.out.println(-7 % 2);
    System.out.println(7 % -2);
    int zero = VALUES[0];
    try {
      System.out.println(1 / zero);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println(1 % zero);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
  }

  static void conversions() {
    for (int value : VALUES) {
      System.out.println((byte) value);
      System.out.println((short) value);
      System.out.println((int) (char) value);
      System.out.println((long) value);
      System.out.println((float) value);
      System.out.println((double) value);
      System.out.println(-value);
      System.out.println(~value);
    }
  }

  static void increments() {
    int i = Integer.MAX_VALUE;
    i++;
    System.out.println(i);
    i += 1000;
    System.out.println(i);
    i -= 40000;
    System.out.println(i);
    byte b = 127;
    b++;
    System.out.println(b);
    b += 300;
    System.out.println(b);
    short s = -32768;
    s--;
    System.out.println(s);
    char c = 0;
    c--;
    System.out.println((int) c);
    b >>>= 1;
    System.out.println(b);
    i *= 1.5;
    System.out.println(i);
  }

  public static void main(String[] args) {
    System.out.println(pairs());
    division();
    conversions();
    increments();
  }
}
