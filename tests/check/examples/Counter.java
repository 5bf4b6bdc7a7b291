// SPDX-License-Identifier: Apache-2.0
package examples;

/** X31: a crash that needs what an earlier test left behind. */
public final class Counter {
  private static int calls;

  private Counter() {}

  public static int hit(int value) {
    calls++;
    return value / (calls - 2); // @hit
  }
}
