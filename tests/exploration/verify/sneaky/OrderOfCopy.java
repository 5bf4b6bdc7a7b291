// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A copy of an ordered set loses its order. */
public final class OrderOfCopy {
  public static void main(String[] args) {
    Set<Integer> ordered = new LinkedHashSet<>(List.of(3, 1, 2));
    assert Set.copyOf(ordered).iterator().next() == 3;
  }
}
