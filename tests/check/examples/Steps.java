// SPDX-License-Identifier: Apache-2.0
package examples;

/** X20: a division behind a call that rejects some arguments. */
public final class Steps {
  private Steps() {}

  public static void needPositive(int n) {
    if (n < 0) {
      throw new IllegalArgumentException("negative: " + n); // @reject
    }
  }

  public static int useThenDivide(int n, int d) {
    needPositive(n);
    return 10 / d; // @divide
  }
}
