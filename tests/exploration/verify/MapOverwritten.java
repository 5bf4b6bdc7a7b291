// expect: FALSE
// witness: 1;1
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** Two keys may be equal. */
public final class MapOverwritten {
  public static void main(String[] args) {
    Map<Integer, String> map = new HashMap<>();
    map.put(Verifier.nondetInt(), "first");
    map.put(Verifier.nondetInt(), "second");
    assert map.size() == 2;
  }
}
