// expect: FALSE
// witness: 1
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A key that changes inside a map is lost. */
public final class MutableKey {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> key = new ArrayList<>();
    Map<List<Integer>, String> map = new HashMap<>();
    map.put(key, "value");
    if (x == 1) {
      key.add(x);
    }
    assert map.containsKey(key);
  }
}
