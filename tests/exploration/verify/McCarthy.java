// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The 91 function on a stretch of numbers. */
public final class McCarthy {
  private static int f(int n) {
    return n > 100 ? n - 10 : f(f(n + 11));
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(90 <= n && n <= 105);
    assert f(n) == (n > 100 ? n - 10 : 91);
  }
}
