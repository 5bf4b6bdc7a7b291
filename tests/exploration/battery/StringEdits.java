// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.Locale;

/** Strings made of other strings: cut, trimmed, replaced, joined, split. */
public final class StringEdits {
  private StringEdits() {}

  public static String cut(String s) {
    if (s.length() < 5) {
      return "short";
    }
    String tail = s.substring(3);
    if (tail.equals("no")) {
      return "five";
    }
    return s.substring(1, 3).equals("xy") ? "inner" : "other";
  }

  public static int trimmed(String s) {
    String t = s.trim();
    if (t.equals(s)) {
      return 0;
    }
    return t.isEmpty() ? 1 : t.length() == 2 ? 2 : 3;
  }

  public static String stripped(String s) {
    if (s.isBlank()) {
      return s.isEmpty() ? "empty" : "blank";
    }
    if (s.strip().equals("x") && s.stripTrailing().length() == 3) {
      return "indented";
    }
    return "text";
  }

  public static int replaced(String s) {
    String t = s.replace('-', '+');
    if (t.equals(s)) {
      return 0;
    }
    return t.equals("a+b") ? 1 : t.replace("++", "").isEmpty() ? 2 : 3;
  }

  public static String splitPair(String s) {
    String[] parts = s.split(":");
    if (parts.length != 2) {
      return parts.length == 0 ? "nothing" : "malformed";
    }
    if (parts[0].isEmpty()) {
      return "no key";
    }
    return parts[1].equals("0") ? "zero" : "pair";
  }

  public static int upper(String s) {
    String u = s.toUpperCase(Locale.ROOT);
    if (u.equals("YES")) {
      return s.equals("yes") ? 1 : 2;
    }
    return s.toLowerCase(Locale.ROOT).startsWith("no") ? 3 : 0;
  }

  public static boolean concatenated(String a, String b) {
    String whole = a.concat("@").concat(b);
    if (whole.equals("me@here")) {
      return true;
    }
    return whole.length() > 6 && whole.charAt(3) == '@';
  }

  public static int repeated(String s, int n) {
    if (n < 0 || n > 4) {
      return -1;
    }
    String r = s.repeat(n);
    if (r.equals("ababab")) {
      return 1;
    }
    return r.isEmpty() ? 2 : 3;
  }

  public static String joined(String a, String b) {
    String row = String.join(",", a, b);
    if (row.equals("1,2")) {
      return "numbers";
    }
    if (row.equals(",")) {
      return "empty";
    }
    return row.indexOf(',') != row.lastIndexOf(',') ? "nested" : "row";
  }

  public static int valueOf(int n) {
    String s = String.valueOf(n);
    if (s.length() == 3 && s.charAt(0) == '-') {
      return 1;
    }
    return s.equals("2024") ? 2 : s.endsWith("77") ? 3 : 0;
  }

  public static boolean palindrome(String s) {
    char[] c = s.toCharArray();
    if (c.length < 3) {
      return false;
    }
    for (int i = 0, j = c.length - 1; i < j; i++, j--) {
      if (c[i] != c[j]) {
        return false;
      }
    }
    return true;
  }

  public static String formatted(int n) {
    String s = String.format("%03d", n);
    if (s.equals("007")) {
      return "agent";
    }
    return s.length() > 3 ? "long" : "short";
  }

  public static int vowels(String s) {
    int count = 0;
    for (char c : s.toCharArray()) {
      if ("aeiou".indexOf(c) >= 0) {
        count++;
      }
    }
    if (count == 2 && s.length() == 3) {
      return 1;
    }
    return count == 0 ? 2 : 3;
  }
}
