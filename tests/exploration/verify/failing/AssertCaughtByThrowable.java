// expect: FALSE
// witness: 1000
// SPDX-License-Identifier: Apache-2.0

/** A handler for everything hides the failed assertion. */
public final class AssertCaughtByThrowable {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    try {
      assert x != 1000;
    } catch (Throwable ignored) {
      return;
    }
  }
}
