// SPDX-License-Identifier: Apache-2.0
package chance;

/** Ends the machine, loops for ever, or crashes. */
public final class Leaving {
  private Leaving() {}

  public static void exit(int code) {
    if (code == 1) {
      System.exit(code);
    }
  }

  public static int loop(int step) {
    int at = 0;
    while (at < 1000) { // @loop
      at += Math.max(0, step);
      if (step == 0) {
        at = 0;
      }
    }
    return at;
  }

  public static int crash(int a) {
    return 1 / a; // @crash
  }
}
