// SPDX-License-Identifier: Apache-2.0
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** BigInteger and BigDecimal: products, powers, modular arithmetic, digits of e. */
public class BigIntegers {
  static int factorial(int n) {
    BigInteger product = BigInteger.ONE;
    for (int i = 2; i <= n; i++) product = product.multiply(BigInteger.valueOf(i));
    return product.hashCode() ^ product.bitLength();
  }

  static int fibonacci(int n) {
    BigInteger a = BigInteger.ZERO, b = BigInteger.ONE;
    for (int i = 0; i < n; i++) {
      BigInteger next = a.add(b);
      a = b;
      b = next;
    }
    return a.mod(BigInteger.valueOf(1_000_000_007)).intValue();
  }

  static int modular(int n) {
    BigInteger modulus = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);
    BigInteger value = BigInteger.valueOf(3);
    for (int i = 0; i < n; i++) value = value.modPow(BigInteger.valueOf(65537), modulus).add(BigInteger.valueOf(i));
    return value.hashCode();
  }

  static int eulersNumber(int digits) {
    MathContext context = new MathContext(digits);
    BigDecimal sum = BigDecimal.ONE, term = BigDecimal.ONE;
    for (int i = 1; i < 60; i++) {
      term = term.divide(BigDecimal.valueOf(i), context);
      sum = sum.add(term, context);
    }
    return sum.toString().hashCode();
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 90;
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + factorial(450 + round);
      checksum = checksum * 31 + fibonacci(2500 + round);
      checksum = checksum * 31 + modular(20);
      checksum = checksum * 31 + eulersNumber(60);
      checksum = checksum * 31 + new BigInteger("123456789".repeat(20)).pow(12).toString().hashCode();
    }
    System.out.println("checksum " + checksum);
  }
}
