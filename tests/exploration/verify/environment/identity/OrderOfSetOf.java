// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Set;

/** The order of Set.of is different in every JVM. */
public final class OrderOfSetOf {
  public static void main(String[] args) {
    assert Set.of("a", "b", "c").iterator().next().equals("a");
  }
}
