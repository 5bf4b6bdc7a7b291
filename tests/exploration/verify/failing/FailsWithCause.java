// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

/** The message of a failing assertion is an error itself. */
public final class FailsWithCause {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      assert x != 3 : new AssertionError("inner");
    } catch (AssertionError e) {
      assert e.getCause() != null;
    }
  }
}
