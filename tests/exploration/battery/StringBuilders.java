// SPDX-License-Identifier: Apache-2.0
package battery;

/** Text built up and changed in place. */
public final class StringBuilders {
  private StringBuilders() {}

  public static String assembled(int n, boolean flag) {
    StringBuilder b = new StringBuilder();
    b.append(n).append(':').append(flag);
    if (b.toString().equals("-5:true")) {
      return "match";
    }
    return b.length() > 9 ? "long" : b.charAt(0) == '0' ? "zero" : "short";
  }

  public static int inserted(String s, int at) {
    if (at < 0 || at > s.length()) {
      return -1;
    }
    StringBuilder b = new StringBuilder(s).insert(at, "##");
    if (b.indexOf("##") == 2 && b.length() == 5) {
      return 1;
    }
    return b.toString().equals("##") ? 2 : 3;
  }

  public static boolean reversed(String s) {
    if (s.length() != 4) {
      return false;
    }
    return new StringBuilder(s).reverse().toString().equals("drow");
  }

  public static String deleted(String s) {
    if (s.length() < 2) {
      return "short";
    }
    StringBuilder b = new StringBuilder(s);
    b.deleteCharAt(1);
    if (b.toString().equals("ok")) {
      return "ok";
    }
    b.setLength(1);
    return b.charAt(0) == '#' ? "comment" : "text";
  }

  public static int edited(String s) {
    StringBuilder b = new StringBuilder(s);
    if (b.length() > 3) {
      b.setCharAt(2, 'Z');
      b.delete(0, 2);
    } else {
      b.append("..");
    }
    if (b.lastIndexOf("..") == 1) {
      return 1;
    }
    return b.indexOf("ZQ") == 0 ? 2 : 0;
  }

  public static String compressed(String s) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < s.length(); i++) {
      if (b.length() == 0 || b.charAt(b.length() - 1) != s.charAt(i)) {
        b.append(s.charAt(i));
      }
    }
    if (b.compareTo(new StringBuilder(s)) == 0) {
      return "dense";
    }
    return b.length() == 2 ? "pair" : b.toString();
  }
}
