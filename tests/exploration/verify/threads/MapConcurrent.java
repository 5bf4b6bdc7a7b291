// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Merging in a concurrent map loses nothing. */
public final class MapConcurrent {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetBoolean() ? 1 : 2;
    Map<String, Integer> counts = new ConcurrentHashMap<>();
    Thread a = new Thread(() -> counts.merge("k", x, Integer::sum));
    Thread b = new Thread(() -> counts.merge("k", x, Integer::sum));
    a.start();
    b.start();
    a.join();
    b.join();
    assert counts.get("k") == 2 * x;
  }
}
