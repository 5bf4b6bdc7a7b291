// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** In a wider type the product of small factors is exact. */
public final class ProductWidened {
  public static void main(String[] args) {
    byte p = Verifier.nondetByte();
    byte q = Verifier.nondetByte();
    if (p != 0 && q != 0) {
      assert p * q != 0;
    }
  }
}
