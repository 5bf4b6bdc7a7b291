// expect: FALSE
// witness: NaN
// SPDX-License-Identifier: Apache-2.0

/** Not smaller and not larger is not equal. */
public final class NanNotEqual {
  public static void main(String[] args) {
    double x = Verifier.nondetDouble();
    assert x < 1 || x > 1 || x == 1;
  }
}
