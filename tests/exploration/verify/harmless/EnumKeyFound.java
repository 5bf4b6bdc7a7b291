// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** Identity hash codes decide the place in the map, not what is found. */
public final class EnumKeyFound {
  private enum Colour { RED, GREEN }

  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Map<Colour, Integer> map = new HashMap<>();
    map.put(Colour.RED, x);
    map.put(Colour.GREEN, x + 1);
    assert map.get(Colour.RED) == x && map.size() == 2;
  }
}
