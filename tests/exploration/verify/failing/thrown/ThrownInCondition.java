// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The condition of an assertion throws an error of its own, which is caught: nothing was false. */
public final class ThrownInCondition {
  private static boolean isFine(int x) {
    if (x == 3) {
      throw new AssertionError("explicit");
    }
    return true;
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean caught = false;
    try {
      assert isFine(x);
    } catch (AssertionError e) {
      caught = true;
    }
    assert caught == (x == 3);
  }
}
