// SPDX-License-Identifier: Apache-2.0
package battery;

/** Bit-packed headers and framed messages. */
public final class Protocols {
  private Protocols() {}

  public static String header(int word) {
    int version = word >>> 28;
    int type = word >>> 24 & 0xf;
    int length = word & 0xffff;
    if (version != 4) {
      return "version";
    }
    if ((word & 0x00ff0000) != 0) {
      return "reserved";
    }
    if (type == 3 && length == 1500) {
      return "full";
    }
    return type > 8 ? "control" : "data";
  }

  public static int typeLengthValue(byte[] data) {
    int at = 0;
    int fields = 0;
    while (at + 1 < data.length) {
      int type = data[at];
      int length = data[at + 1];
      if (length < 0 || at + 2 + length > data.length) {
        return -1;
      }
      if (type == 7 && length == 1 && data[at + 2] == 42) {
        return 1;
      }
      fields++;
      at += 2 + length;
    }
    return fields == 2 ? 2 : 0;
  }

  public static int ipv4(String address) {
    int dots = 0;
    int part = -1;
    for (int i = 0; i < address.length(); i++) {
      char c = address.charAt(i);
      if (c == '.') {
        if (part < 0) {
          return -1;
        }
        dots++;
        part = -1;
      } else if (c >= '0' && c <= '9') {
        part = Math.max(part, 0) * 10 + c - '0';
        if (part > 255) {
          return -2;
        }
      } else {
        return -3;
      }
    }
    return dots == 3 && part >= 0 ? 1 : 0;
  }

  public static int variableLength(byte[] data) {
    int value = 0;
    int shift = 0;
    for (byte b : data) {
      if (shift > 28) {
        return -1;
      }
      value |= (b & 0x7f) << shift;
      if (b >= 0) {
        return value == 300 ? 1 : 0;
      }
      shift += 7;
    }
    return -2;
  }

  public static String utf8(byte[] data) {
    if (data.length == 0) {
      return "empty";
    }
    int first = data[0] & 0xff;
    if (first < 0x80) {
      return "ascii";
    }
    if (first >> 5 == 0b110) {
      return data.length > 1 && (data[1] & 0xc0) == 0x80 ? "two" : "broken";
    }
    return first >> 4 == 0b1110 ? "three" : "invalid";
  }
}
