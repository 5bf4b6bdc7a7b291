// expect: FALSE
// witness: -554149504
// SPDX-License-Identifier: Apache-2.0

/** Multiplication by an odd number can be undone. */
public final class Inversion {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int h = x * 31 + 7;
    assert h != 1234567;
  }
}
