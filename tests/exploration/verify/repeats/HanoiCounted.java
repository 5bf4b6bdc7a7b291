// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** Two thousand million moves that only count. */
public final class HanoiCounted {
  static int counter;

  static int moves(int discs) {
    return discs == 1 ? 1 : 2 * moves(discs - 1) + 1;
  }

  static void move(int discs, int from, int to, int over) {
    if (discs == 0) {
      return;
    }
    counter++;
    move(discs - 1, from, over, to);
    move(discs - 1, over, to, from);
  }

  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n >= 1 && n <= 31);
    move(n, 1, 3, 2);
    assert counter == moves(n);
  }
}
