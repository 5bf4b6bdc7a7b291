// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.TreeMap;

/** The floor of a key is not above it. */
public final class TreeMapFloor {
  public static void main(String[] args) {
    TreeMap<Integer, String> map = new TreeMap<>();
    map.put(10, "a");
    map.put(20, "b");
    map.put(30, "c");
    int key = Verifier.nondetInt();
    Integer floor = map.floorKey(key);
    assert floor == null ? key < 10 : floor <= key && key - floor < 10 || floor == 30;
  }
}
