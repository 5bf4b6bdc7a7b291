// SPDX-License-Identifier: Apache-2.0
package examples;

/** X38: a method that only calls itself. */
public final class Again {
  private Again() {}

  public static int again(int n) {
    return again(n + 1) + 1; // @again
  }
}
