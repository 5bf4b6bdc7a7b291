// expect: FALSE
// witness: 2.37
// SPDX-License-Identifier: Apache-2.0

/** An angle beyond a right one. */
public final class CosineInRange {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    double y = Math.cos(x);
    assert !(y > -0.75 && y < -0.7);
  }
}
