// SPDX-License-Identifier: Apache-2.0
package rows;

/** F09: models stay in the range of the type; a byte is never above 127. */
public class SmallTypes {
  public static String ofByte(byte b) {
    if (b > 127) {
      return "impossible";
    }
    return b < -100 ? "low" : "other";
  }

  public static String ofChar(char c) {
    return c > 65000 ? "high" : "other";
  }

  public static String ofShort(short s) {
    return s == -32768 ? "least" : "other";
  }

  public static String ofBoolean(boolean b) {
    return b ? "yes" : "no";
  }
}
