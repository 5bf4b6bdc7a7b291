// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.List;

/** instanceof and casts on parameters of type Object. */
public final class TypeTests {
  private TypeTests() {}

  public static String kind(Object o) {
    if (o == null) {
      return "null";
    }
    if (o instanceof Integer n) {
      return n > 100 ? "large" : "small";
    }
    if (o instanceof String s && s.length() == 2) {
      return "two letters";
    }
    return "other";
  }

  public static int arrays(Object o) {
    if (o instanceof int[] a) {
      return a.length > 1 && a[1] == 8 ? 1 : 2;
    }
    return o instanceof Object[] a && a.length == 0 ? 3 : 4;
  }

  public static int sequence(CharSequence s) {
    if (s instanceof String) {
      return s.length() > 1 && s.charAt(1) == 'b' ? 1 : 2;
    }
    return s == null ? 0 : 3;
  }

  public static String castOrElse(Object o) {
    try {
      Integer n = (Integer) o;
      return n == null ? "null" : n == 12 ? "twelve" : "number";
    } catch (ClassCastException wrong) {
      return o instanceof String ? "text" : "wrong";
    }
  }

  public static int numbers(Number n) {
    if (n instanceof Double d) {
      return d > 0.5 ? 1 : 2;
    }
    if (n instanceof Long) {
      return n.longValue() > 1L << 32 ? 3 : 4;
    }
    return 0;
  }

  public static int exactClass(Object o) {
    if (o.getClass() == String.class) {
      return 1;
    }
    return o.getClass().isArray() ? 2 : 0;
  }

  public static String comparing(Object a, Object b) {
    if (a instanceof String s && b instanceof String t) {
      return s.compareTo(t) > 0 ? "descending" : "ascending";
    }
    return a instanceof Character && !(b instanceof Integer) ? "mixed" : "none";
  }

  public static int listed(List<String> list) {
    if (list == null || list.isEmpty()) {
      return 0;
    }
    return "x".equals(list.get(0)) ? 1 : 2;
  }
}
