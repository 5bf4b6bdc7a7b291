// SPDX-License-Identifier: Apache-2.0
package battery;

/** Unsigned comparison, division and text. */
public final class Unsigned {
  private Unsigned() {}

  public static int compare(int a, int b) {
    if (Integer.compareUnsigned(a, b) > 0 && a < b) {
      return 1;
    }
    return a + Integer.MIN_VALUE < b + Integer.MIN_VALUE ? 2 : 0;
  }

  public static int divide(int a, int b) {
    if (b == 0) {
      return -1;
    }
    if (Integer.divideUnsigned(a, b) == 3 && a < 0) {
      return b > 1 << 30 ? 1 : 2;
    }
    return Integer.remainderUnsigned(a, b) == 17 ? 3 : 0;
  }

  public static int longs(long a) {
    if (Long.compareUnsigned(a, 1L << 62) > 0) {
      return a < 0 ? 1 : 2;
    }
    return Long.divideUnsigned(a, 1000) == 77 ? 3 : 0;
  }

  public static String text(int n) {
    String s = Integer.toUnsignedString(n);
    if (s.equals("4294967295")) {
      return "largest";
    }
    return Integer.toUnsignedLong(n) == 3_000_000_000L ? "three billion" : "other";
  }

  public static int bytes(byte a, byte b) {
    int x = Byte.toUnsignedInt(a);
    int y = b & 0xff;
    if (x > y && a < b) {
      return 1;
    }
    return x + y == 300 ? 2 : 0;
  }
}
