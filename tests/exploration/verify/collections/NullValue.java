// expect: FALSE
// witness: true
// SPDX-License-Identifier: Apache-2.0

import java.util.HashMap;
import java.util.Map;

/** A key may be there without a value. */
public final class NullValue {
  public static void main(String[] args) {
    Map<String, Integer> map = new HashMap<>();
    map.put("k", Verifier.nondetBoolean() ? null : 1);
    assert map.containsKey("k") == (map.get("k") != null);
  }
}
