// expect: FALSE
// witness: 65536;65536
// SPDX-License-Identifier: Apache-2.0

/** Two factors other than 0 may have the product 0. */
public final class ProductWrapsToZero {
  public static void main(String[] args) {
    int p = Verifier.nondetInt();
    int q = Verifier.nondetInt();
    if (p != 0 && q != 0) {
      assert p * q != 0;
    }
  }
}
