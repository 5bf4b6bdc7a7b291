// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** The library's order extends the operator's. */
public final class DoubleCompare {
  public static void main(String[] args) {
    double a = Verifier.nondetDouble();
    double b = Verifier.nondetDouble();
    if (Double.compare(a, b) < 0) {
      assert !(a > b);
    }
  }
}
