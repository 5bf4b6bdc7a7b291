// expect: FALSE
// witness: 0
// SPDX-License-Identifier: Apache-2.0

/** Catching the error on purpose does not make the assertion hold. */
public final class AssertCaughtByName {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int divisor = x;
    try {
      assert x != 0;
    } catch (AssertionError e) {
      divisor = 1;
    }
    assert divisor != 0;
  }
}
