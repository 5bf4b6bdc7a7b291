// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches on float: NaN, signed zero, infinities, rounding at 2^24, truncation. */
public final class Floats {
  private Floats() {}

  public static String special(float f) {
    if (f != f) {
      return "nan";
    }
    if (f == f + 1 && f > 0) {
      return Float.isInfinite(f) ? "infinite" : "coarse";
    }
    if (f == 0 && 1 / f < 0) {
      return "negative zero";
    }
    return "plain";
  }

  public static int discountedPrice(float price) {
    float scaled = price * 2.5f;
    if (scaled > 100 && price < 45) {
      return 1;
    }
    return scaled < -0.5f ? 2 : 3;
  }

  public static boolean losesOne(int n) {
    float f = n;
    return (int) f != n;
  }

  public static int truncation(float f) {
    int whole = (int) f;
    if (whole == Integer.MAX_VALUE) {
      return 1;
    }
    if (whole == 42 && f != 42f) {
      return 2;
    }
    if (whole == 0 && f < 0) {
      return 3;
    }
    return 0;
  }

  public static String order(float a, float b) {
    if (a < b) {
      return "less";
    }
    if (a > b) {
      return "greater";
    }
    if (a == b) {
      return Float.compare(a, b) == 0 ? "same" : "zeros";
    }
    return "unordered";
  }

  public static int bits(float f) {
    int raw = Float.floatToRawIntBits(f);
    if (raw == 0x40490fdb) {
      return 1;
    }
    return (raw & 0x7f800000) == 0 && raw != 0 ? 2 : 3;
  }
}
