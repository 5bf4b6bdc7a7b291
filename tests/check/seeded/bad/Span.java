// SPDX-License-Identifier: Apache-2.0
package bad;

/** A stretch of a line, with its ends. */
public record Span(int low, int high) {
  private static final int MOST_PARTS = 1000;

  public Span {
    if (low > high) {
      throw new IllegalArgumentException(low + " is above " + high);
    }
  }

  public long width() {
    return (long) high - low;
  }

  public boolean contains(int point) {
    return low <= point && point <= high;
  }

  /** The ends of equal parts, beginning with the low end of the first. */
  public long[] cuts(int parts) {
    if (parts > MOST_PARTS) {
      throw new IllegalArgumentException("too many parts: " + parts);
    }
    long[] cuts = new long[parts + 1]; // BUG java.lang.NegativeArraySizeException
    long step = width() / parts; // BUG java.lang.ArithmeticException
    for (int i = 0; i < cuts.length; i++) {
      cuts[i] = low + i * step;
    }
    return cuts;
  }
}
