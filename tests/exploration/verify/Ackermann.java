// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A function that grows faster than its second argument. */
public final class Ackermann {
  private static int ackermann(int m, int n) {
    if (m == 0) {
      return n + 1;
    }
    return ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
  }

  public static void main(String[] args) {
    int m = Verifier.nondetInt();
    int n = Verifier.nondetInt();
    Verifier.assume(0 <= m && m <= 2 && 0 <= n && n <= 2);
    assert ackermann(m, n) > n;
  }
}
