// SPDX-License-Identifier: Apache-2.0
package battery;

/** Check digits and small checksums. */
public final class Checksums {
  private Checksums() {}

  public static boolean luhn(String digits) {
    if (digits.length() != 6) {
      return false;
    }
    int sum = 0;
    for (int i = 0; i < 6; i++) {
      int d = digits.charAt(i) - '0';
      if (d < 0 || d > 9) {
        return false;
      }
      if (i % 2 == 0) {
        d = d > 4 ? d * 2 - 9 : d * 2;
      }
      sum += d;
    }
    return sum % 10 == 0 && sum > 30;
  }

  public static String account(long number) {
    if (number < 1_000_000 || number > 9_999_999) {
      return "length";
    }
    if (number % 97 != 1) {
      return "checksum";
    }
    return number / 100_000 == 55 ? "special" : "valid";
  }

  public static int isbn(int[] digits) {
    if (digits.length != 10) {
      return -1;
    }
    int sum = 0;
    for (int i = 0; i < 10; i++) {
      if (digits[i] < 0 || digits[i] > (i == 9 ? 10 : 9)) {
        return -2;
      }
      sum += (10 - i) * digits[i];
    }
    return sum % 11 == 0 ? digits[9] == 10 ? 2 : 1 : 0;
  }

  public static int crc8(byte a, byte b) {
    int crc = 0;
    for (int data : new int[] {a & 0xff, b & 0xff}) {
      crc ^= data;
      for (int i = 0; i < 8; i++) {
        crc = (crc & 0x80) != 0 ? (crc << 1 ^ 0x07) & 0xff : crc << 1;
      }
    }
    return crc == 0xF4 ? 1 : crc == 0 && a != b ? 2 : 0;
  }

  public static boolean adler(byte[] data) {
    if (data.length != 3) {
      return false;
    }
    int a = 1;
    int b = 0;
    for (byte value : data) {
      a = (a + (value & 0xff)) % 65521;
      b = (b + a) % 65521;
    }
    return a == 295 && b == 589;
  }

  public static int parityBits(int frame) {
    if (frame >>> 12 != 0) {
      return -1;
    }
    int ones = 0;
    for (int i = 0; i < 12; i++) {
      ones += frame >> i & 1;
    }
    if (ones % 2 != 0) {
      return 0;
    }
    return ones == 10 ? 2 : 1;
  }
}
