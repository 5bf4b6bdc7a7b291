// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.TreeMap;

/** The head of a sorted map lies below the bound. */
public final class TreeMapHead {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    TreeMap<Integer, String> map = new TreeMap<>();
    map.put(10, "ten");
    map.put(20, "twenty");
    assert map.headMap(x).size() == (x > 20 ? 2 : x > 10 ? 1 : 0);
  }
}
