// SPDX-License-Identifier: Apache-2.0
package rows;

/** F60: a branch no solver decides in a second, and others that are easy. */
public class Factoring {
  public static String split(long p, long q) {
    if (p > 1 && q > 1 && p < q && q < (1L << 31) && p * q == 4611685975477714963L) {
      return "factored";
    }
    return p < 0 ? "negative" : "other";
  }

  /** No way back from the mixture, not even for who can factor. */
  public static String mixture(long x) {
    long h = x * x + 0x9E3779B97F4A7C15L;
    h ^= h >>> 31;
    h *= h | 1;
    h ^= h >>> 29;
    h = h * h + x;
    if (h == 0x1234567890ABCDEFL) {
      return "found";
    }
    return x < 0 ? "negative" : "other";
  }
}
