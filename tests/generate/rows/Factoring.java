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
}
