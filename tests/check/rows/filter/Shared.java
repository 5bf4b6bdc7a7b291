// SPDX-License-Identifier: Apache-2.0
package filter;

/** Two ways to the same line. */
public final class Shared {
  private Shared() {}

  private static int divide(int a) {
    return 100 / a; // @divide
  }

  public static int one(int a) {
    return divide(a);
  }

  public static int other(int a) {
    return divide(a) + 1;
  }
}
