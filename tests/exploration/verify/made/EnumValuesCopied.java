// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

/** values() gives a fresh array each time; changing it changes nothing. */
public final class EnumValuesCopied {
  private enum Suit { CLUBS, DIAMONDS, HEARTS }

  public static void main(String[] args) {
    int at = Verifier.nondetInt();
    Verifier.assume(at >= 0 && at < 3);
    Suit[] suits = Suit.values();
    suits[at] = Suit.CLUBS;
    assert Suit.values()[at] != Suit.HEARTS;
  }
}
