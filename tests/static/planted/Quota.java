// SPDX-License-Identifier: Apache-2.0
package planted;

/** Counters that are changed before they are looked at, so that a refusal leaves them wrong. */
public final class Quota {
  public static int open;
  public static int left = 1_000_000;
  public static int failures;

  private Quota() {}

  public static void enter() {
    if (++open > 100) {
      throw new IllegalStateException("full"); // BUG java.lang.IllegalStateException
    }
  }

  public static void spend() {
    left -= 5;
    if (left < 0) {
      throw new IllegalStateException("overdrawn"); // BUG java.lang.IllegalStateException
    }
  }

  public static int fail() {
    failures = failures + 3;
    if (failures > 9_000) {
      failures = 0;
      throw new IllegalStateException("given up"); // BUG java.lang.IllegalStateException
    }
    return failures;
  }
}
