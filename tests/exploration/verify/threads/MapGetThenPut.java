// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Reading and writing a concurrent map in two steps loses additions. */
public final class MapGetThenPut {
  private static final Map<String, Integer> COUNTS = new ConcurrentHashMap<>();

  private static void add() {
    COUNTS.put("k", COUNTS.getOrDefault("k", 0) + 1);
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(MapGetThenPut::add);
    Thread b = new Thread(MapGetThenPut::add);
    a.start();
    b.start();
    a.join();
    b.join();
    assert COUNTS.get("k") == 2;
  }
}
