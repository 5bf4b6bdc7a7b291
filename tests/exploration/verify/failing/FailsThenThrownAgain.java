// expect: FALSE
// witness: 6
// SPDX-License-Identifier: Apache-2.0

/** The error of one failed assertion is kept and thrown again later. */
public final class FailsThenThrownAgain {
  private static Error kept = null;

  private static void check(int x) {
    try {
      assert x != 6;
    } catch (AssertionError e) {
      kept = e;
    }
  }

  public static void main(String[] args) {
    check(Verifier.nondetInt());
    if (kept != null) {
      throw new IllegalStateException(kept);
    }
  }
}
