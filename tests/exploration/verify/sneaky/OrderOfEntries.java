// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Map;

/** The first entry of an immutable map. */
public final class OrderOfEntries {
  public static void main(String[] args) {
    assert Map.of("a", 1, "b", 2).entrySet().iterator().next().getValue() == 1;
  }
}
