// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

/** Five discs take more than thirty moves. */
public final class Hanoi {
  private static int moves(int discs) {
    return discs == 0 ? 0 : 2 * moves(discs - 1) + 1;
  }

  public static void main(String[] args) {
    int discs = Verifier.nondetInt();
    Verifier.assume(0 <= discs && discs <= 6);
    assert moves(discs) != 31;
  }
}
