// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Arrays;

/** One element needs no comparison. */
public final class AssertInComparatorOfOne {
  public static void main(String[] args) {
    Integer[] values = {Verifier.nondetInt()};
    Arrays.sort(values, (a, b) -> {
      assert false;
      return 0;
    });
  }
}
