// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The order of floats is one-sided. */
public final class FloatOrder {
  public static void main(String[] args) {
    float a = Verifier.nondetFloat();
    float b = Verifier.nondetFloat();
    if (a < b) {
      assert !(b < a) && a != b;
    }
  }
}
