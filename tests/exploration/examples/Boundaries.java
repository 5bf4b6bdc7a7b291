// SPDX-License-Identifier: Apache-2.0
package examples;

/** F06 to F09: the edges of the number types. */
public class Boundaries {
  public static String special(double d) {
    if (d != d) {
      return "A";
    }
    if (d == d + 1 && d > 0) {
      return "B";
    }
    return "C";
  }

  public static int overflow(int x) {
    return x > 0 && x + 1 < 0 ? 1 : 0;
  }

  public static int longOverflow(long x) {
    return x > 0 && x + 1 < 0 ? 1 : 0;
  }

  public static int square(int x) {
    return x * x == 1369 && x < 0 ? 1 : 0;
  }

  public static int topBits(int x) {
    return x >>> 28 == 0xB ? 1 : 0;
  }

  public static String smallTypes(byte b, short s, char c, boolean z) {
    if (b > 127 || s < -32768 || c < 0) {
      return "impossible";
    }
    return b == -128 && s == 32767 && c == 65535 && z ? "edges" : "inside";
  }

  public static int atMostFive(int i) {
    return i <= 5 ? 0 : 1;
  }

  public static int folded(int i) {
    int two = 2;
    int three = two + 1;
    return i == two * three + 1 ? 1 : 0;
  }
}
