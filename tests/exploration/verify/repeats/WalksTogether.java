// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Two methods that call each other, and functions of the library. */
public final class WalksTogether {
  static int even(int n, int limit) {
    return n >= limit ? Math.max(n, 1) : odd(n + 1, limit) + odd(n + 1, limit);
  }

  static int odd(int n, int limit) {
    return n >= limit ? Math.abs(n) : even(n + 1, limit) ^ even(n + 1, limit);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 20);
    assert even(0, n) == 0 || n <= 1;
  }
}
