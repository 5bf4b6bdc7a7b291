// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

/** A name that is no constant throws. */
public final class EnumValueOf {
  private enum Suit { CLUBS, DIAMONDS, HEARTS }

  public static void main(String[] args) {
    String name = Verifier.nondetBoolean() ? "CLUBS" : "SPADES";
    boolean known = true;
    try {
      Suit.valueOf(name);
    } catch (IllegalArgumentException e) {
      known = false;
    }
    assert known == name.equals("CLUBS");
  }
}
