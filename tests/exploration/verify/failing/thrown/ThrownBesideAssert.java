// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A method with an assertion that holds and an explicit error that is caught. */
public final class ThrownBesideAssert {
  private static void check(int x) {
    assert x <= 0 || x > 0;
    if (x == 3) {
      throw new AssertionError("explicit");
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    boolean caught = false;
    try {
      check(x);
    } catch (AssertionError e) {
      caught = true;
    }
    assert caught == (x == 3);
  }
}
