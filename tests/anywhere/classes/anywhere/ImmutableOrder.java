// SPDX-License-Identifier: Apache-2.0
package anywhere;

import java.util.Map;
import java.util.Set;

/** Depends on an order that changes with each start. */
public class ImmutableOrder {
  public String join(int n) {
    if (n < 0) return "";
    return String.join(",", Set.of("a", "b", "c", "d")) + Map.of("x", 1, "y", 2, "z", 3).keySet();
  }
}
