// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The finally block runs on every way out. */
public final class FinallyOrder {
  private static int closed = 0;

  private static int use(int n) {
    try {
      if (n < 0) {
        throw new IllegalArgumentException();
      }
      return n;
    } finally {
      closed++;
    }
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    int result = -1;
    try {
      result = use(n);
    } catch (IllegalArgumentException negative) {
      assert n < 0;
    }
    assert closed == 1 && (n < 0 || result == n);
  }
}
