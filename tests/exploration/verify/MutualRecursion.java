// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Even and odd by each other. */
public final class MutualRecursion {
  private static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  private static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(0 <= n && n <= 8);
    assert even(n) == (n % 2 == 0);
  }
}
