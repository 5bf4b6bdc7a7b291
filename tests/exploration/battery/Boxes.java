// SPDX-License-Identifier: Apache-2.0
package battery;

/** Boxed numbers: identity against equality, caches, unboxing. */
public final class Boxes {
  private Boxes() {}

  public static String identity(Integer a, Integer b) {
    if (a == b) {
      return "same";
    }
    return a.equals(b) ? "equal" : "different";
  }

  public static int cache(int n) {
    Integer first = Integer.valueOf(n);
    Integer second = Integer.valueOf(n);
    if (first != second) {
      return n < 0 ? 2 : 1;
    }
    return 0;
  }

  public static int unboxing(Long value) {
    if (value == null) {
      return -1;
    }
    if (value == 1L << 40) {
      return 1;
    }
    return value.intValue() == 9 ? 2 : 0;
  }

  public static String comparing(Double a, Double b) {
    int order = a.compareTo(b);
    if (order == 0) {
      return a == b.doubleValue() ? "equal" : "both nan";
    }
    if (a == b.doubleValue()) {
      return "zeros";
    }
    return order < 0 ? "less" : "greater";
  }

  public static int character(Character c) {
    if (c.equals('q')) {
      return 1;
    }
    return c.charValue() > 0x7f ? 2 : 0;
  }

  public static boolean mixed(Object boxed) {
    if (boxed.equals(1)) {
      return true;
    }
    return boxed.equals(1L) || boxed.equals('1');
  }

  public static int flags(Boolean a, Boolean b) {
    if (a == null || b == null) {
      return -1;
    }
    return a && !b ? 1 : Boolean.logicalXor(a, b) ? 2 : 0;
  }

  public static short small(Byte b, Short s) {
    if (b.shortValue() == s) {
      return 1;
    }
    return s.byteValue() == b ? (short) 2 : 0;
  }
}
