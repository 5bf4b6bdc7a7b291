// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Branches on constant regular expressions. */
public final class Regexes {
  private Regexes() {}

  private static final Pattern ASSIGNMENT = Pattern.compile("([a-z]+)=(\\d{1,3})");

  public static boolean zipCode(String s) {
    return s.matches("[0-9]{5}");
  }

  public static int assignment(String s) {
    Matcher m = ASSIGNMENT.matcher(s);
    if (!m.matches()) {
      return -1;
    }
    if (m.group(1).equals("max")) {
      return Integer.parseInt(m.group(2)) > 500 ? 2 : 1;
    }
    return 0;
  }

  public static String alternatives(String s) {
    if (s.matches("(yes|y|true)")) {
      return "positive";
    }
    return s.matches("no?") ? "negative" : "unknown";
  }

  public static int find(String s) {
    Matcher m = Pattern.compile("a+b").matcher(s);
    if (!m.find()) {
      return -1;
    }
    return m.end() - m.start() > 2 ? 2 : m.start() == 0 ? 0 : 1;
  }

  public static boolean mail(String s) {
    if (s.length() > 12) {
      return false;
    }
    return Pattern.matches("\\w+@\\w+\\.(com|org)", s);
  }
}
