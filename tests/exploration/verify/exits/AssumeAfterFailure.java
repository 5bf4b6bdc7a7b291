// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** An assumption after the assertion comes too late. */
public final class AssumeAfterFailure {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      assert x != 0;
    } catch (AssertionError e) {
      x = 1;
    }
    Verifier.assume(x != 0);
  }
}
