// SPDX-License-Identifier: Apache-2.0
package battery;

/** Comparing strings and asking what they contain. */
public final class Strings {
  private Strings() {}

  public static int access(String user, String role) {
    if (user.equals("admin")) {
      return role.equalsIgnoreCase("ROOT") ? 3 : 2;
    }
    if (user.isEmpty() || role.isBlank()) {
      return 0;
    }
    return 1;
  }

  public static String scheme(String url) {
    if (url.startsWith("https://")) {
      return url.endsWith("/") ? "directory" : "page";
    }
    if (url.startsWith("//", 5)) {
      return "other";
    }
    return url.contains("..") ? "suspicious" : "relative";
  }

  public static int positions(String s) {
    int first = s.indexOf('=');
    if (first < 0) {
      return -1;
    }
    int last = s.lastIndexOf('=');
    if (first != last) {
      return last - first == 2 ? -2 : -3;
    }
    return s.indexOf("key") == 0 && first == 3 ? 1 : 2;
  }

  public static String initials(String s) {
    if (s.length() < 3) {
      return "short";
    }
    if (s.charAt(0) == 'J' && s.charAt(2) == 'R') {
      return s.charAt(1) == '.' ? "dotted" : "joined";
    }
    return "none";
  }

  public static int compare(String a, String b) {
    int order = a.compareTo(b);
    if (order == 0) {
      return 0;
    }
    if (order < 0) {
      return a.length() > b.length() ? -2 : -1;
    }
    return order == 3 ? 3 : 1;
  }

  public static boolean sameRegion(String s, int offset) {
    if (!s.regionMatches(offset, "<tag>", 1, 3)) {
      return false;
    }
    return s.regionMatches(true, 0, "XML", 0, 3);
  }

  public static String interned(String s) {
    if (s.intern() == "on") {
      return "on";
    }
    return s.length() == 2 && s.charAt(0) == 'o' ? "almost" : "off";
  }

  public static int ignoreCase(String a, String b) {
    if (a.compareToIgnoreCase(b) != 0) {
      return 0;
    }
    if (a.equals(b)) {
      return 1;
    }
    return a.hashCode() > b.hashCode() ? 2 : 3;
  }

  public static String sequence(String s) {
    if (s.contentEquals(new StringBuilder("a").append('b'))) {
      return "ab";
    }
    if (s.codePointAt(0) > 0xffff) {
      return "beyond";
    }
    return s.chars().anyMatch(c -> c == 'z') ? "has z" : "none";
  }
}
