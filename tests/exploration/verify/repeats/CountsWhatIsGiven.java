// expect: FALSE
// witness: 7
// SPDX-License-Identifier: Apache-2.0

/** Leaves of a tree add up what they are given, downwards. */
public final class CountsWhatIsGiven {
  static long total = 1L << 40;

  static void spread(int height, long weight) {
    if (height == 0) {
      total -= weight;
      return;
    }
    spread(height - 1, weight);
    spread(height - 1, weight + 1);
  }

  public static void main(String[] args) {
    int height = Verifier.nondetInt();
    Verifier.assume(height >= 0 && height <= 9);
    spread(height, 2);
    assert (1L << 40) - total != 128 * 2 + 448;
  }
}
