// expect: FALSE
// witness: 3;4;5
// SPDX-License-Identifier: Apache-2.0

/** There are right triangles with whole sides. */
public final class Pythagoras {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    int c = Verifier.nondetInt();
    Verifier.assume(0 < a && a < b && b < c && c < 30);
    assert a * a + b * b != c * c;
  }
}
