// SPDX-License-Identifier: Apache-2.0
package bad;

/** Bytes as pairs of hexadecimal digits. */
public final class HexCodec {
  private static final String DIGITS = "0123456789abcdef";

  private HexCodec() {}

  /** The bytes of a text; a digit left over at the end is ignored. */
  public static byte[] decode(String hex) {
    byte[] bytes = new byte[(hex.length() + 1) / 2];
    for (int i = 0; i < bytes.length; i++) {
      int high = Character.digit(hex.charAt(2 * i), 16);
      int low = Character.digit(hex.charAt(2 * i + 1), 16); // BUG java.lang.StringIndexOutOfBoundsException
      if (high < 0 || low < 0) {
        throw new IllegalArgumentException("no hexadecimal digit");
      }
      bytes[i] = (byte) (high << 4 | low);
    }
    return bytes;
  }

  public static String encode(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    for (byte value : bytes) {
      text.append(DIGITS.charAt(value >> 4)); // BUG java.lang.StringIndexOutOfBoundsException
      text.append(DIGITS.charAt(value & 15));
    }
    return text.toString();
  }
}
