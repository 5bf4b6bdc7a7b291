// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.Objects;

/** Null as a value of parameters. */
public final class Nulls {
  private Nulls() {}

  public static int both(String a, String b) {
    if (a == null && b == null) {
      return 0;
    }
    if (a == null || b == null) {
      return 1;
    }
    return a.length() == b.length() ? 2 : 3;
  }

  public static boolean sameText(String a, String b) {
    if (Objects.equals(a, b)) {
      return a != null;
    }
    return Objects.requireNonNullElse(a, "none").equals("some");
  }

  public static int lengthOr(int[] a, int otherwise) {
    int length = a != null ? a.length : otherwise;
    return length == 3 ? a == null ? 2 : 1 : 0;
  }

  public static String required(String s) {
    try {
      Objects.requireNonNull(s, "text");
      return s.isEmpty() ? "empty" : "text";
    } catch (NullPointerException missing) {
      return missing.getMessage();
    }
  }

  public static int swallowed(String s, Integer n) {
    try {
      return s.length() + n > 4 ? 1 : 0;
    } catch (NullPointerException missing) {
      return s == null ? 2 : 3;
    }
  }
}
