// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** Merging to null removes the entry. */
public final class MergeRemoves {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Map<String, Integer> map = new HashMap<>();
    map.put("k", 1);
    map.merge("k", 2, (a, b) -> x > 0 ? a + b : null);
    assert map.containsKey("k") == (x > 0);
  }
}
