// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;

/** Looking up in Map.of. */
public final class MapOfFails {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Map<Integer, String> names = Map.of(1, "one", 2, "two", 3, "three");
    assert !"three".equals(names.get(x));
  }
}
