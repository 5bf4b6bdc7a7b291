// SPDX-License-Identifier: Apache-2.0
package battery;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Comparisons of arbitrary-precision numbers made from small ones. */
public final class BigIntegers {
  private BigIntegers() {}

  public static int product(long a, long b) {
    BigInteger product = BigInteger.valueOf(a).multiply(BigInteger.valueOf(b));
    if (product.signum() == 0) {
      return 0;
    }
    if (product.bitLength() > 70) {
      return 2;
    }
    return product.compareTo(BigInteger.TEN) > 0 ? 1 : -1;
  }

  public static String compare(int a, int b) {
    BigInteger sum = BigInteger.valueOf(a).add(BigInteger.valueOf(b));
    if (sum.equals(BigInteger.valueOf(4_000_000_000L))) {
      return "beyond int";
    }
    return sum.signum() < 0 ? "negative" : "rest";
  }

  public static int parity(long n) {
    BigInteger value = BigInteger.valueOf(n);
    if (value.testBit(0)) {
      return value.mod(BigInteger.valueOf(7)).intValue() == 3 ? 1 : 2;
    }
    return 0;
  }

  public static int decimal(int cents) {
    BigDecimal amount = BigDecimal.valueOf(cents, 2);
    if (amount.compareTo(BigDecimal.ONE) == 0) {
      return 1;
    }
    return amount.signum() < 0 ? 2 : 3;
  }
}
