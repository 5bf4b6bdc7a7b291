// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches on shifted values: masked distances, sign extension, packing and rotation. */
public final class Shifts {
  private Shifts() {}

  public static int distanceIsMasked(int value, int distance) {
    int shifted = value << distance;
    if (distance >= 32 && shifted == value && value != 0) {
      return 1;
    }
    if (distance < 0 && value == 1 && shifted == Integer.MIN_VALUE) {
      return 2;
    }
    return 0;
  }

  public static int topNibble(int x) {
    if (x >>> 28 == 0xB) {
      return 1;
    }
    if (x >> 28 == -2) {
      return 2;
    }
    return 0;
  }

  public static String rotation(int x) {
    int rotated = (x << 7) | (x >>> 25);
    if (rotated == 0x12345678) {
      return "secret";
    }
    if (rotated == x) {
      return x == 0 ? "zero" : "all ones";
    }
    return "moved";
  }

  public static int color(int rgb) {
    int red = (rgb >> 16) & 0xff;
    int green = (rgb >> 8) & 0xff;
    int blue = rgb & 0xff;
    if (red == green && green == blue) {
      return red > 200 ? 1 : 2;
    }
    if (red > green + blue) {
      return 3;
    }
    return 4;
  }

  public static long longShift(long x, int n) {
    if (x >>> n == 5 && n > 60) {
      return 1;
    }
    if (x >> n == -1 && n == 3) {
      return 2;
    }
    return x << 63 < 0 ? 3 : 4;
  }

  // infeasible: 1
  public static int signOfByte(byte b) {
    int wide = b >>> 1;
    if (b < 0 && wide < 128) {
      return 1;
    }
    int unsigned = (b & 0xff) >>> 1;
    return unsigned > 64 ? 2 : 3;
  }

  public static int shortPacking(short high, short low) {
    int packed = high << 16 | low & 0xffff;
    if (packed == 0x7fff8000) {
      return 1;
    }
    if (packed < 0 && low > 1000) {
      return 2;
    }
    return 3;
  }
}
