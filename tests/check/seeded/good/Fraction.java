// SPDX-License-Identifier: Apache-2.0
package good;

/** A ratio of two whole numbers. */
public record Fraction(int numerator, int denominator) {
  public Fraction {
    if (denominator == 0) {
      throw new IllegalArgumentException("the denominator is zero");
    }
  }

  /** One divided by this. */
  public Fraction reciprocal() {
    if (numerator == 0) {
      throw new IllegalStateException("zero has no reciprocal");
    }
    return new Fraction(denominator, numerator);
  }

  /** In percent, rounded towards zero. */
  public long percent() {
    return 100L * numerator / denominator;
  }

  public boolean isWhole() {
    return numerator % denominator == 0;
  }
}
