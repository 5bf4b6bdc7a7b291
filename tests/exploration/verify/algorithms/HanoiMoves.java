// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A tower of n discs takes 2^n - 1 moves. */
public final class HanoiMoves {
  static int moves;

  static void move(int discs, int from, int to, int over) {
    if (discs == 0) {
      return;
    }
    move(discs - 1, from, over, to);
    moves++;
    move(discs - 1, over, to, from);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 0 && n <= 10);
    move(n, 0, 1, 2);
    assert moves == (1 << n) - 1;
  }
}
