// SPDX-License-Identifier: Apache-2.0
package twins;

/** Counters that are changed only if the call is not refused. */
public final class Quota {
  public static int open;
  public static int left = 1_000_000;
  public static int failures;

  private Quota() {}

  public static void enter() {
    if (open >= 100) {
      throw new IllegalStateException("full");
    }
    open++;
  }

  public static void spend() {
    if (left < 5) {
      throw new IllegalStateException("overdrawn");
    }
    left -= 5;
  }

  public static int fail() {
    if (failures > 9_000) {
      throw new IllegalStateException("given up");
    }
    failures = failures + 3;
    return failures;
  }
}
