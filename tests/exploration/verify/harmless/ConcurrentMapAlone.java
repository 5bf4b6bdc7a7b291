// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A concurrent map in one thread. */
public final class ConcurrentMapAlone {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Map<String, Integer> map = new ConcurrentHashMap<>();
    map.put("a", x);
    map.merge("a", 1, Integer::sum);
    assert map.get("a") == x + 1;
  }
}
