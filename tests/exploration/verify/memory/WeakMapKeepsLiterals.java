// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;
import java.util.WeakHashMap;

/**
 * The key is a constant of a class, which the class keeps; hard, as this is about the collector.
 */
public final class WeakMapKeepsLiterals {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Map<String, Integer> numbers = new WeakHashMap<>();
    numbers.put("key", x);
    System.gc();
    assert numbers.get("key") == x;
  }
}
