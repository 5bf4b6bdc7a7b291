// expect: FALSE
// witness: 4;3
// SPDX-License-Identifier: Apache-2.0

/** The greedy choice is not the best one. */
public final class Knapsack {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a > 0 && a <= 5 && b > 0 && b <= 5);
    int greedy = Math.max(a, b);
    if (greedy + Math.min(a, b) <= 6) {
      greedy += Math.min(a, b);
    }
    int best = Math.max(a, Math.max(2 * b <= 6 ? 2 * b : b, a + b <= 6 ? a + b : 0));
    assert greedy >= best;
  }
}
