// expect: FALSE
// witness: 3;13
// SPDX-License-Identifier: Apache-2.0

import java.util.Comparator;
import java.util.TreeSet;

/** A sorted set knows equality from its comparator only. */
public final class TreeSetByComparator {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    Verifier.assume(a >= 0 && b >= 0 && a != b);
    TreeSet<Integer> set = new TreeSet<>(Comparator.comparing(v -> v % 10));
    set.add(a);
    set.add(b);
    assert set.size() == 2;
  }
}
