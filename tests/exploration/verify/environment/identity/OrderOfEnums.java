// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** A hash map with constants of an enum as keys. */
public final class OrderOfEnums {
  private enum Suit { CLUBS, DIAMONDS, HEARTS, SPADES }

  public static void main(String[] args) {
    Map<Suit, Integer> counts = new HashMap<>();
    for (Suit suit : Suit.values()) {
      counts.put(suit, suit.ordinal());
    }
    assert counts.keySet().iterator().next() != Suit.HEARTS;
  }
}
