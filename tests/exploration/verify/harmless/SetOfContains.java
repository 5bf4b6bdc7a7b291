// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Set;

/** Set.of has an order of its own, but it contains what it contains. */
public final class SetOfContains {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Set<Integer> set = Set.of(1, 2, 3);
    assert set.contains(x) == (x >= 1 && x <= 3);
  }
}
