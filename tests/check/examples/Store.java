// SPDX-License-Identifier: Apache-2.0
package examples;

/** X37: an array that takes less than its static type says. */
public final class Store {
  private Store() {}

  public static void put(Object[] things, Object thing) {
    if (things.length > 0) {
      things[0] = thing; // @put
    }
  }

  public static void putChecked(Object[] things, Object thing) {
    if (things.length > 0 && things.getClass() == Object[].class) {
      things[0] = thing;
    }
  }
}
