// SPDX-License-Identifier: Apache-2.0
package good;

/** Ways to choose some things out of many. */
public final class Combinations {
  private Combinations() {}

  private static long factorial(int n) {
    return n <= 1 ? 1 : n * factorial(n - 1);
  }

  /** In how many orders some things can stand, for at most 20 things. */
  public static long orders(int things) {
    if (things > 20) {
      throw new IllegalArgumentException("too many things: " + things);
    }
    return factorial(things);
  }
}
