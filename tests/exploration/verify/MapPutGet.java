// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** What is put into a map can be got. */
public final class MapPutGet {
  public static void main(String[] args) {
    int key = Verifier.nondetInt();
    Map<Integer, Integer> map = new HashMap<>();
    map.put(10, 1);
    map.put(key, 2);
    assert map.get(key) == 2;
    assert map.size() == (key == 10 ? 1 : 2);
  }
}
