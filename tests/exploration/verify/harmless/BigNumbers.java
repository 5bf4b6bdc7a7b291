// expect: FALSE
// witness: 20
// SPDX-License-Identifier: Apache-2.0

import java.math.BigInteger;

/** A number that is too large for a long. */
public final class BigNumbers {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 20);
    BigInteger power = BigInteger.TEN.pow(n);
    assert power.bitLength() <= 64;
  }
}
