// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The error of a test helper that is expected and caught. */
public final class SubclassCaught {
  private static final class NotEqualError extends AssertionError {}

  private static void same(int a, int b) {
    if (a != b) {
      throw new NotEqualError();
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean failed = false;
    try {
      same(x, x + 1);
    } catch (NotEqualError e) {
      failed = true;
    }
    assert failed;
  }
}
