// expect: FALSE
// witness: 4
// SPDX-License-Identifier: Apache-2.0

/** An assertion fails while the condition of another one is evaluated, and is caught there. */
public final class FailsInsideCondition {
  private static boolean isSmall(int x) {
    try {
      assert x != 4;
      return true;
    } catch (AssertionError e) {
      return x < 10;
    }
  }

  public static void main(String[] args) {
    assert isSmall(Verifier.nondetInt());
  }
}
