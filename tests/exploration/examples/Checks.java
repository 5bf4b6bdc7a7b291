// SPDX-License-Identifier: Apache-2.0
package examples;

/** F10: one exception of every implicit check, and none. */
public class Checks {
  static final class Holder {
    int f = 3;
  }

  public static int divide(int a, int b) {
    return a / b; // @divide
  }

  public static int load(int[] values, int i) {
    return values[i]; // @load
  }

  public static int field(boolean none) {
    Holder o = none ? null : new Holder();
    return o.f; // @field
  }

  public static int cast(Object o) {
    return (Integer) o; // @cast
  }

  public static int size(int n) {
    return n > 64 ? -1 : new int[n].length; // @size
  }

  public static int store(boolean text, int i) {
    Object[] row = text ? new String[2] : new Object[2];
    row[i] = 1; // @store
    return i;
  }
}
