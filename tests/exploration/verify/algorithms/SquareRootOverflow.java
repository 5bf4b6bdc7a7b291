// expect: FALSE
// witness: 2147483647
// SPDX-License-Identifier: Apache-2.0

/** The next square does not fit for the largest numbers. */
public final class SquareRootOverflow {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 2147395599);
    int root = 46340;
    assert root * root <= n && (root + 1) * (root + 1) > n;
  }
}
