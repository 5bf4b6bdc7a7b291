// expect: FALSE
// witness: 4;4
// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;

/** A comparator that knows no equal elements. */
public final class AssertInComparator {
  public static void main(String[] args) {
    Integer[] values = {Verifier.nondetInt(), Verifier.nondetInt()};
    Arrays.sort(values, (a, b) -> {
      assert a.intValue() != b.intValue();
      return a < b ? -1 : 1;
    });
  }
}
