// SPDX-License-Identifier: Apache-2.0
import java.math.BigInteger;
import java.util.Random;

/** BigInteger arithmetic at sizes that reach every algorithm. */
public class BigIntegers {
  interface Action { Object run(); }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (ArithmeticException | NumberFormatException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  static String brief(BigInteger n) {
    String s = n.toString();
    return s.length() < 60 ? s : s.substring(0, 20) + "..." + s.substring(s.length() - 20) + "#" + s.length() + "h" + n.hashCode();
  }

  public static void main(String[] args) {
    BigInteger a = new BigInteger("123456789012345678901234567890");
    BigInteger b = new BigInteger("-987654321098765432109876543210987654321");
    System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + b.divide(a) + " " + b.mod(a) + " " + b.remainder(a));
    System.out.println(a.gcd(b) + " " + a.pow(7) + " " + a.negate().abs().equals(a) + " " + a.signum() + b.signum() + " " + a.compareTo(b) + " " + a.max(b).min(a).equals(a));
    System.out.println(a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b) + " " + a.shiftLeft(100) + " " + b.shiftRight(70) + " " + b.shiftRight(1000));
    System.out.println(a.bitLength() + " " + a.bitCount() + " " + b.bitLength() + " " + a.testBit(5) + " " + a.setBit(200).bitLength() + " " + a.clearBit(1) + " " + a.flipBit(0) + " " + a.getLowestSetBit());
    System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.floatValue() + " " + b.doubleValue() + " " + a.hashCode() + " " + b.hashCode());
    System.out.println(a.toString(2) + " " + a.toString(16) + " " + b.toString(36) + " " + new BigInteger("zz", 36) + " " + new BigInteger("-ff", 16));
    System.out.println(a.modPow(new BigInteger("65537"), new BigInteger("1000000007")) + " " + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.modPow(BigInteger.valueOf(5), BigInteger.TWO.pow(64)));
    System.out.println(a.sqrt() + " " + BigInteger.valueOf(99).sqrt() + " " + BigInteger.TWO.pow(300).sqrt().equals(BigInteger.TWO.pow(150)));
    System.out.println(BigInteger.valueOf(97).isProbablePrime(20) + " " + new BigInteger("170141183460469231731687303715884105727").isProbablePrime(20) + " " + BigInteger.valueOf(561).isProbablePrime(20) + " " + BigInteger.valueOf(1000).nextProbablePrime());
    System.out.println(java.util.Arrays.toString(BigInteger.valueOf(-129).toByteArray()) + " " + new BigInteger(new byte[] {-1, 0}) + " " + new BigInteger(1, new byte[] {-1, 0}) + " " + new BigInteger(-1, new byte[] {1, 2, 3}));
    BigInteger[] qr = b.divideAndRemainder(a);
    System.out.println(qr[0] + " " + qr[1]);
    Random random = new Random(7);
    BigInteger big = new BigInteger(3000, random);
    BigInteger huge = new BigInteger(12000, random);
    System.out.println(brief(big) + " " + brief(huge));
    System.out.println(brief(big.multiply(big)) + " " + brief(huge.multiply(huge)) + " " + brief(huge.multiply(big)) + " " + brief(huge.divide(big)) + " " + brief(huge.mod(big)));
    System.out.println(brief(huge.pow(3)) + " " + brief(huge.gcd(big)) + " " + brief(huge.sqrt()));
    BigInteger factorial = BigInteger.ONE;
    for (int i = 2; i <= 200; i++) factorial = factorial.multiply(BigInteger.valueOf(i));
    System.out.println(factorial);
    System.out.println(new BigInteger(factorial.toString()).equals(factorial) + " " + new BigInteger(huge.toString(16), 16).equals(huge));
    attempt("divide", () -> a.divide(BigInteger.ZERO));
    attempt("mod", () -> a.mod(BigInteger.valueOf(-5)));
    attempt("pow", () -> a.pow(-1));
    attempt("inverse", () -> BigInteger.valueOf(6).modInverse(BigInteger.valueOf(9)));
    attempt("exact int", () -> a.intValueExact());
    attempt("exact long", () -> BigInteger.valueOf(Long.MAX_VALUE).longValueExact());
    attempt("sqrt", () -> b.sqrt());
    attempt("format", () -> new BigInteger("12a"));
    attempt("empty", () -> new BigInteger(""));
    attempt("minus", () -> new BigInteger("1-2"));
    attempt("bytes", () -> new BigInteger(new byte[0]));
    attempt("bit", () -> a.testBit(-1));
    System.out.println(BigInteger.valueOf(5) == BigInteger.valueOf(5) ? "cached" : "fresh");
    System.out.println(BigInteger.TEN.equals(BigInteger.valueOf(10)) + " " + BigInteger.ZERO.negate().signum() + " " + BigInteger.ONE.shiftLeft(-1));
  }
}
