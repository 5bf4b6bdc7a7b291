// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** An uncaught exception of another kind ends the program before the assertion. */
public final class AssertAfterException {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int quotient = 1000 / x;
    assert x != 0 && quotient <= 1000;
  }
}
