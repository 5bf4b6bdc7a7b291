// SPDX-License-Identifier: Apache-2.0
package chance;

/** Each of the usual numbers crashes on a line of its own. */
public final class Presets {
  private Presets() {}

  public static int minus(int x) {
    return x == -1 ? 1 / (x + 1) : 0; // @minus
  }

  public static int zero(int x) {
    return x == 0 ? 1 / x : 0; // @zero
  }

  public static int one(int x) {
    return x == 1 ? 1 / (x - 1) : 0; // @one
  }
}
