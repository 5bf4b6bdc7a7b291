// SPDX-License-Identifier: Apache-2.0
package examples;

/** X26: one of the two values is wrong. */
public final class Switches {
  private Switches() {}

  public static int on(boolean flag) {
    return flag ? 1 / Integer.signum(0) : 0; // @on
  }

  public static int off(boolean flag) {
    return flag ? 0 : 1 / Integer.signum(0); // @off
  }
}
