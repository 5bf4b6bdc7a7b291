// SPDX-License-Identifier: Apache-2.0
package bad;

/** A ratio of two whole numbers. */
public record Fraction(int numerator, int denominator) {
  public Fraction {
    if (denominator == 0) {
      throw new IllegalArgumentException("the denominator is zero"); // BUG java.lang.IllegalArgumentException
    }
  }

  /** One divided by this. */
  public Fraction reciprocal() {
    return new Fraction(denominator, numerator);
  }

  /** In percent, rounded towards zero. */
  public int percent() {
    return Math.toIntExact(100L * numerator / denominator); // BUG java.lang.ArithmeticException
  }

  public boolean isWhole() {
    return numerator % denominator == 0;
  }
}
