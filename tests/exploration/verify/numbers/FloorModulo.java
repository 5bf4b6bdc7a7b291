// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The floored remainder has the sign of the divisor. */
public final class FloorModulo {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int m = Math.floorMod(x, 12);
    assert m >= 0 && m < 12;
  }
}
