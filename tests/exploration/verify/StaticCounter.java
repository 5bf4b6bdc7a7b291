// expect: FALSE
// witness: true;true;true
// SPDX-License-Identifier: Apache-2.0

/** State kept in a static field. */
public final class StaticCounter {
  private static int failures = 0;

  private static void attempt(boolean succeeds) {
    failures = succeeds ? failures : failures + 1;
    if (failures == 0) {
      successes++;
    }
  }

  private static int successes = 0;

  public static void main(String[] args) {
    attempt(Verifier.nondetBoolean());
    attempt(Verifier.nondetBoolean());
    attempt(Verifier.nondetBoolean());
    assert successes < 3;
  }
}
