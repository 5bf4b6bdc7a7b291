// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Squares are not negative, unless they are no number. */
public final class FloatSquare {
  public static void main(String[] args) {
    float f = Verifier.nondetFloat();
    float square = f * f;
    assert square >= 0 || f != f;
  }
}
