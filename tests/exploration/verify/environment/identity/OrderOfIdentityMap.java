// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.IdentityHashMap;
import java.util.Map;

/** A map by identity iterates by identity hash codes. */
public final class OrderOfIdentityMap {
  public static void main(String[] args) {
    Map<String, Integer> map = new IdentityHashMap<>();
    map.put("one", 1);
    map.put("two", 2);
    assert map.values().iterator().next() == 1;
  }
}
