// SPDX-License-Identifier: Apache-2.0
class Arithmetic {
  static final int ANSWER = 42;
  static final long BIG = 1L << 40;
  static final float HALF = 0.5f;
  static final double TENTH = 0.1;
  static final String NAME = "a \"quoted\"\tname";

  static long mix(int a, long b, float c, double d) {
    int x = a * 1000000 - 7;
    x += 200;
    x++;
    return (x ^ b) >>> 3 | (long) c & (long) (d % 2.0);
  }

  static boolean less(double a, double b) {
    return a < b;
  }
}
