// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A division fails only for 0. */
public final class DivisionCaught {
  public static void main(String[] args) {
    int d = Verifier.nondetInt();
    int result;
    try {
      result = 100 / d;
    } catch (ArithmeticException zero) {
      assert d == 0;
      result = 0;
    }
    assert result <= 100 && result >= -100;
  }
}
