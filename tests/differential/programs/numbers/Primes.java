// SPDX-License-Identifier: Apache-2.0
import java.math.BigInteger;
import java.util.*;
import java.util.stream.*;

/** Number theory in int, long and BigInteger arithmetic. */
public class Primes {
  static List<Integer> factors(long n) {
    List<Integer> out = new ArrayList<>();
    for (int d = 2; (long) d * d <= n; d++) while (n % d == 0) { out.add(d); n /= d; }
    if (n > 1) out.add((int) n);
    return out;
  }

  static long power(long base, long exponent, long modulus) {
    long result = 1;
    base %= modulus;
    for (; exponent > 0; exponent >>= 1) {
      if ((exponent & 1) == 1) result = multiply(result, base, modulus);
      base = multiply(base, base, modulus);
    }
    return result;
  }

  static long multiply(long a, long b, long m) {
    long high = Math.multiplyHigh(a, b), low = a * b;
    if (high == 0 && low >= 0) return low % m;
    return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).mod(BigInteger.valueOf(m)).longValue();
  }

  static boolean millerRabin(long n) {
    if (n < 2) return false;
    for (int p : new int[] {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) if (n % p == 0) return n == p;
    long d = n - 1;
    int r = Long.numberOfTrailingZeros(d);
    d >>= r;
    witness:
    for (int a : new int[] {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
      long x = power(a, d, n);
      if (x == 1 || x == n - 1) continue;
      for (int i = 1; i < r; i++) {
        x = multiply(x, x, n);
        if (x == n - 1) continue witness;
      }
      return false;
    }
    return true;
  }

  static long[] extendedGcd(long a, long b) {
    if (b == 0) return new long[] {a, 1, 0};
    long[] g = extendedGcd(b, a % b);
    return new long[] {g[0], g[2], g[1] - a / b * g[2]};
  }

  static int totient(int n) {
    int result = n;
    for (int p : new TreeSet<>(factors(n))) result -= result / p;
    return result;
  }

  static int isqrt(int n) {
    int x = n, y = (x + 1) >>> 1;
    while (y < x) { x = y; y = (x + n / x) >>> 1; }
    return x;
  }

  public static void main(String[] args) {
    int limit = 20000;
    boolean[] composite = new boolean[limit];
    int count = 0;
    long sum = 0;
    for (int i = 2; i < limit; i++) {
      if (composite[i]) continue;
      count++;
      sum += i;
      for (long j = (long) i * i; j < limit; j += i) composite[(int) j] = true;
    }
    System.out.println(count + " " + sum);
    for (long n : new long[] {1, 2, 97, 100, 1001, 65536, 1234567, 600851475143L}) System.out.println(n + " = " + factors(n));
    for (long n : new long[] {561, 7919, 1_000_000_007, 1_000_000_007L * 998_244_353, 9_223_372_036_854_775_783L, 9_223_372_036_854_775_807L}) System.out.println(n + " " + millerRabin(n) + " " + BigInteger.valueOf(n).isProbablePrime(30));
    System.out.println(power(2, 1_000_000, 1_000_000_007) + " " + power(3, 12345678901L, 1_000_000_009L) + " " + Arrays.toString(extendedGcd(240, 46)) + " " + totient(36) + " " + totient(97) + " " + totient(9999));
    System.out.println(isqrt(2_000_000_000) + " " + isqrt(16) + " " + isqrt(15) + " " + isqrt(1));
    System.out.println(IntStream.rangeClosed(1, 500).filter(n -> IntStream.rangeClosed(1, n / 2).filter(d -> n % d == 0).sum() == n).boxed().toList());
    System.out.println(IntStream.range(1, 500).filter(n -> String.valueOf(n).chars().map(c -> (int) Math.pow(c - '0', String.valueOf(n).length())).sum() == n).boxed().toList());
    long best = 0, bestStart = 0;
    for (int start = 1; start < 5000; start++) {
      long steps = 0;
      for (long n = start; n != 1; n = (n & 1) == 0 ? n >> 1 : 3 * n + 1) steps++;
      if (steps > best) { best = steps; bestStart = start; }
    }
    System.out.println(bestStart + " " + best);
    BigInteger mersenne = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);
    System.out.println(mersenne.isProbablePrime(20) + " " + mersenne + " " + new BigInteger("12345678910111213").nextProbablePrime() + " " + BigInteger.valueOf(17).modInverse(BigInteger.valueOf(3120)));
    StringBuilder digits = new StringBuilder();
    BigInteger q = BigInteger.ONE, r = BigInteger.ZERO, t = BigInteger.ONE;
    int k = 1, n = 3, l = 3;
    BigInteger three = BigInteger.valueOf(3), four = BigInteger.valueOf(4), seven = BigInteger.valueOf(7);
    while (digits.length() < 60) {
      BigInteger bn = BigInteger.valueOf(n), bk = BigInteger.valueOf(k), bl = BigInteger.valueOf(l);
      if (four.multiply(q).add(r).subtract(t).compareTo(bn.multiply(t)) < 0) {
        digits.append(n);
        BigInteger next = BigInteger.TEN.multiply(r.subtract(bn.multiply(t)));
        n = BigInteger.TEN.multiply(three.multiply(q).add(r)).divide(t).subtract(BigInteger.TEN.multiply(bn)).intValue();
        q = q.multiply(BigInteger.TEN);
        r = next;
      } else {
        BigInteger nr = BigInteger.TWO.multiply(q).add(r).multiply(bl);
        BigInteger nn = q.multiply(seven.multiply(bk)).add(BigInteger.TWO).add(r.multiply(bl)).divide(t.multiply(bl));
        q = q.multiply(bk);
        t = t.multiply(bl);
        l += 2;
        k++;
        n = nn.intValue();
        r = nr;
      }
    }
    System.out.println(digits);
  }
}
