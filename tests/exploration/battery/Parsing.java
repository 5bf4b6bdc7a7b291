// SPDX-License-Identifier: Apache-2.0
package battery;

/** Numbers and flags read from text, with the failures as outcomes. */
public final class Parsing {
  private Parsing() {}

  public static int port(String s) {
    int port;
    try {
      port = Integer.parseInt(s);
    } catch (NumberFormatException malformed) {
      return -1;
    }
    if (port < 0 || port > 65535) {
      return -2;
    }
    return port < 1024 ? 1 : port == 8080 ? 2 : 3;
  }

  public static String hex(String s) {
    try {
      int n = Integer.parseInt(s, 16);
      if (n == 0xBEEF) {
        return "beef";
      }
      return n < 0 ? "negative" : "number";
    } catch (NumberFormatException malformed) {
      return s.isEmpty() ? "empty" : "malformed";
    }
  }

  public static int radix(String s, int radix) {
    if (radix < 2 || radix > 4) {
      return -1;
    }
    try {
      return Integer.parseInt(s, radix) == 27 ? 1 : 0;
    } catch (NumberFormatException malformed) {
      return s.length() > 3 ? 2 : 3;
    }
  }

  public static long seconds(String s) {
    if (s.length() < 2) {
      return -1;
    }
    long factor;
    char unit = s.charAt(s.length() - 1);
    if (unit == 'h') {
      factor = 3600;
    } else if (unit == 'm') {
      factor = 60;
    } else {
      return -2;
    }
    long amount = Long.parseLong(s.substring(0, s.length() - 1));
    return amount * factor == 7200 ? 1 : 0;
  }

  public static String decimal(String s) {
    try {
      double d = Double.parseDouble(s);
      if (d != d) {
        return "nan";
      }
      return d > 99.5 ? "large" : "small";
    } catch (NumberFormatException malformed) {
      return "malformed";
    }
  }

  public static int flag(String s) {
    if (Boolean.parseBoolean(s)) {
      return s.equals("true") ? 1 : 2;
    }
    return s != null && s.equals("false") ? 3 : 0;
  }

  public static int manual(String s) {
    int value = 0;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c < '0' || c > '9') {
        return -1;
      }
      value = value * 10 + (c - '0');
      if (value > 9999) {
        return -2;
      }
    }
    return value == 2718 ? 1 : 0;
  }

  public static String boxedParse(String s) {
    Long n = Long.valueOf(s);
    if (n > Integer.MAX_VALUE) {
      return "long";
    }
    return n == 0 ? "zero" : "int";
  }

  public static int version(String s) {
    int dot = s.indexOf('.');
    if (dot < 0) {
      return -1;
    }
    int major = Integer.parseInt(s.substring(0, dot));
    int minor = Integer.parseInt(s.substring(dot + 1));
    if (major == 17) {
      return minor > 8 ? 2 : 1;
    }
    return major > 17 ? 3 : 0;
  }
}
