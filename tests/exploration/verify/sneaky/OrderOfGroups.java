// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Groups by constants of an enum are in a hash map. */
public final class OrderOfGroups {
  private enum Kind { EVEN, ODD }

  public static void main(String[] args) {
    Map<Kind, List<Integer>> groups = List.of(1, 2, 3).stream()
        .collect(Collectors.groupingBy(v -> v % 2 == 0 ? Kind.EVEN : Kind.ODD));
    assert groups.values().iterator().next().size() == 2;
  }
}
