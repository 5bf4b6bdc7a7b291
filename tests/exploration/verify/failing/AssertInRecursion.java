// expect: FALSE
// witness: 6
// SPDX-License-Identifier: Apache-2.0

/** The assertion of an inner call is caught by an outer one. */
public final class AssertInRecursion {
  private static int depth(int n, int bad) {
    if (n == 0) {
      return 0;
    }
    try {
      assert n != bad || bad < 6;
      return depth(n - 1, bad) + 1;
    } catch (AssertionError e) {
      return n;
    }
  }

  public static void main(String[] args) {
    assert depth(8, Verifier.nondetInt()) == 8;
  }
}
