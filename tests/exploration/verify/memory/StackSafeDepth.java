// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Fifty frames fit on every stack. */
public final class StackSafeDepth {
  private static int count(int n) {
    return n == 0 ? 0 : 1 + count(n - 1);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 50);
    assert count(n) == n;
  }
}
