// SPDX-License-Identifier: Apache-2.0

/** Float and double arithmetic over the special values: NaN, infinities, signed zeros, denormals. */
public class FloatingCorners {
  static final double[] DOUBLES = {
    0.0, -0.0, 1.0, -1.0, 0.1, 1.5, -2.5, 1e300, -1e300, 1e-300, Double.MIN_VALUE,
    Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
    Double.NaN, 4503599627370497.5, 2147483648.0, -2147483649.0, 9.223372036854775807E18
  };

  static final float[] FLOATS = {
    0f, -0f, 1f, -1f, 0.1f, 3.4e38f, 1e-45f, Float.MIN_NORMAL, Float.MAX_VALUE,
    Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN, 16777217f, 2.1474836E9f
  };

  static long doublePairs() {
    long hash = 1;
    for (double a : DOUBLES) {
      for (double b : DOUBLES) {
        hash = hash * 31 + Double.doubleToLongBits(a + b);
        hash = hash * 31 + Double.doubleToLongBits(a - b);
        hash = hash * 31 + Double.doubleToLongBits(a * b);
        hash = hash * 31 + Double.doubleToLongBits(a / b);
        hash = hash * 31 + Double.doubleToLongBits(a % b);
        hash = hash * 31 + relation(a < b, a <= b, a > b, a >= b, a == b);
      }
    }
    return hash;
  }

  static int floatPairs() {
    int hash = 1;
    for (float a : FLOATS) {
      for (float b : FLOATS) {
        hash = hash * 31 + Float.floatToIntBits(a + b);
        hash = hash * 31 + Float.floatToIntBits(a - b);
        hash = hash * 31 + Float.floatToIntBits(a * b);
        hash = hash * 31 + Float.floatToIntBits(a / b);
        hash = hash * 31 + Float.floatToIntBits(a % b);
        hash = hash * 31 + relation(a < b, a <= b, a > b, a >= b, a == b);
      }
    }
    return hash;
  }

  static int relation(boolean... facts) {
    int bits = 0;
    for (boolean fact : facts) {
      bits = bits * 2 + (fact ? 1 : 0);
    }
    return bits;
  }

  public static void main(String[] args) {
    System.out.println(doublePairs());
    System.out.println(floatPairs());
    for (double d : DOUBLES) {
      System.out.println(d);
      System.out.println((int) d);
      System.out.println((long) d);
      System.out.println((float) d);
      System.out.println((byte) d);
      System.out.println((short) d);
      System.out.println((int) (char) d);
      System.out.println(-d);
      System.out.println(Double.toHexString(d));
    }
    for (float f : FLOATS) {
      System.out.println(f);
      System.out.println((int) f);
      System.out.println((long) f);
      System.out.println((double) f);
      System.out.println(-f);
      System.out.println(Float.toHexString(f));
    }
    System.out.println(Double.NaN == Double.NaN);
    System.out.println(0.0 == -0.0);
    System.out.println(Double.valueOf(0.0).equals(-0.0));
    System.out.println(Double.compare(0.0, -0.0));
    System.out.println(5.5 % 2.25);
    System.out.println(-5.5 % 2.25);
    System.out.println(1e17f % 3);
    float sum = 0;
    for (int i = 0; i < 1000; i++) sum += 0.1f;
    System.out.println(sum);
  }
}
