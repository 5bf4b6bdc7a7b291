// SPDX-License-Identifier: Apache-2.0
package battery;

/** Branches behind narrowing and widening conversions. */
public final class Casts {
  private Casts() {}

  public static String narrowed(int n) {
    if ((byte) n == -1 && n > 0) {
      return "byte";
    }
    if ((short) n == n && (byte) n != n) {
      return "short";
    }
    return (char) n == 'A' && n != 'A' ? "char" : "int";
  }

  public static int longToInt(long n) {
    int low = (int) n;
    if (low == n) {
      return low == 77 ? 1 : 2;
    }
    return low == 77 ? 3 : 4;
  }

  public static int doubleToSmall(double d) {
    byte b = (byte) d;
    if (b < 0 && d > 0) {
      return 1;
    }
    char c = (char) d;
    return c == 0xffff ? 2 : 3;
  }

  // infeasible: 1
  public static int charIsUnsigned(char c) {
    if (c < 0) {
      return 1;
    }
    return (short) c < 0 ? 2 : 3;
  }

  // infeasible: 1
  public static int byteNeverBig(byte b) {
    if (b > 127) {
      return 1;
    }
    return (b & 0xff) > 127 ? 2 : 3;
  }

  public static boolean roundTrip(long n) {
    double d = n;
    if ((long) d == n) {
      return true;
    }
    return n > 0 && d == 9007199254740992.0;
  }

  public static int compoundAssign(short s, int add) {
    short before = s;
    s += add;
    if (add > 0 && s < before) {
      return 1;
    }
    return s == before ? 2 : 3;
  }
}
