// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A sum of even numbers is even. */
public final class LinearParity {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int y = Verifier.nondetInt();
    assert 2 * x + 4 * y != 7;
  }
}
