// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** A return in a finally block hides the exception. */
public final class FinallyOverrides {
  @SuppressWarnings("finally")
  private static int checked(int n) {
    try {
      if (n == 5) {
        throw new IllegalStateException();
      }
      return 1;
    } finally {
      if (n > 3) {
        return 2;
      }
    }
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n == 5 || n < 3);
    assert checked(n) == 1;
  }
}
