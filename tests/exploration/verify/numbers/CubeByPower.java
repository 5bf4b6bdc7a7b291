// expect: FALSE
// witness: 3.0
// SPDX-License-Identifier: Apache-2.0

/** A power that is not exact everywhere. */
public final class CubeByPower {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Math.pow(x, 3);
    assert !(y > 26.9 && y < 27.1);
  }
}
