// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/**
 * The loader turns assertions off for classes that are not initialised yet; hard, as this is rare.
 */
public final class AssertSwitchedOff {
  private static final class Checked {
    static void check(int x) {
      assert x != 0;
    }
  }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(false);
    Checked.check(x);
  }
}
