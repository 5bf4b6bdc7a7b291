// expect: FALSE
// witness: b
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** A text that is one of the keys. */
public final class MapTextKey {
  public static void main(String[] args) {
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    map.put("b", 2);
    assert map.getOrDefault(Verifier.nondetString(), 0) != 2;
  }
}
