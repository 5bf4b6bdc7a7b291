// expect: FALSE
// witness: 6
// SPDX-License-Identifier: Apache-2.0

/** With coins of 1, 3 and 4 the greedy change is not the smallest. */
public final class Change {
  public static void main(String[] args) {
    int amount = Verifier.nondetInt();
    Verifier.assume(amount > 0 && amount < 8);
    int greedy = amount / 4;
    int rest = amount % 4;
    greedy += rest / 3 + rest % 3;
    int best = amount;
    for (int fours = 0; fours * 4 <= amount; fours++) {
      for (int threes = 0; fours * 4 + threes * 3 <= amount; threes++) {
        best = Math.min(best, fours + threes + amount - fours * 4 - threes * 3);
      }
    }
    assert greedy == best;
  }
}
