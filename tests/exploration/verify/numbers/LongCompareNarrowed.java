// expect: FALSE
// witness: 4294967296
// SPDX-License-Identifier: Apache-2.0

/** The difference of two longs narrowed to an int may be 0. */
public final class LongCompareNarrowed {
  public static void main(String[] args) {
    long a = Verifier.nondetLong();
    long b = 0;
    int order = (int) (a - b);
    assert (order == 0) == (a == b);
  }
}
