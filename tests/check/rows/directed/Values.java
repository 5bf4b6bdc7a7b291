// SPDX-License-Identifier: Apache-2.0
package directed;

/** Guards over values of several types. */
public final class Values {
  private Values() {}

  public static int floats(float f) {
    return f * 2 == 3.0f ? 1 / Integer.signum(0) : 0; // @floats
  }

  public static int narrow(int x) {
    return (byte) x == -1 && x > 0 ? 1 / Integer.signum(0) : 0; // @narrow
  }

  public static int longs(long x) {
    return (x >>> 60 & 5) == 5 && (x & 0xFF) == 0x81 ? 1 / Integer.signum(0) : 0; // @longs
  }

  public static int chars(char c) {
    return c > 'm' && c % 13 == 3 && c < 'z' ? 1 / Integer.signum(0) : 0; // @chars
  }

  public static int equal(String s) {
    return s.equals("go!") ? 1 / Integer.signum(0) : 0; // @equal
  }

  public static int starts(String s) {
    return s.startsWith("http:") && s.length() == 9 ? 1 / Integer.signum(0) : 0; // @starts
  }

  public static int charAt(String s) {
    return s.length() > 3 && s.charAt(3) == '%' ? 1 / Integer.signum(0) : 0; // @charAt
  }
}
