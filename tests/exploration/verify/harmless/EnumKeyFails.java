// expect: FALSE
// witness: 9
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** The value under a constant of an enum. */
public final class EnumKeyFails {
  private enum Colour { RED, GREEN }

  public static void main(String[] args) {
    Map<Colour, Integer> map = new HashMap<>();
    map.put(Colour.RED, Verifier.nondetInt());
    assert map.get(Colour.RED) != 9;
  }
}
