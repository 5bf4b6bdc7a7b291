// expect: FALSE
// witness: -5
// SPDX-License-Identifier: Apache-2.0

/** An error of our own that is an AssertionError leaves main. */
public final class SubclassThrown {
  private static final class LimitAssertionError extends AssertionError {
    LimitAssertionError(String text) {
      super(text);
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    if (x == -5) {
      throw new LimitAssertionError("below the limit");
    }
  }
}
