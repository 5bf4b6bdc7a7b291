// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

/** The two libraries may differ in the last bit. */
public final class MathIntrinsics {
  public static void main(String[] args) {
    double x = 0.0;
    boolean same = true;
    for (int i = 1; i < 50; i++) {
      x += 0.7;
      same &= Math.sin(x) == StrictMath.sin(x) && Math.pow(x, 1.3) == StrictMath.pow(x, 1.3);
    }
    assert same;
  }
}
