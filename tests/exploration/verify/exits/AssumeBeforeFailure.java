// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An assumption before the assertion is in time. */
public final class AssumeBeforeFailure {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume((x & 3) != 0);
    try {
      assert x != 8;
    } catch (AssertionError e) {
      x = 1;
    }
  }
}
