// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Squares are 0, 1 or 4 modulo 8, wrapped or not. */
public final class SquareResidue {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int residue = x * x & 7;
    assert residue == 0 || residue == 1 || residue == 4;
  }
}
