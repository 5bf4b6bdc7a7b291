// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A handler that has nothing to do. */
public final class AssertCaughtNever {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      assert x <= 0 || x > 0;
    } catch (AssertionError e) {
      throw new IllegalStateException(e);
    }
  }
}
