// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.Set;

/** The sum does not depend on the order. */
public final class OrderOfSetOfSum {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    int sum = 0;
    for (int value : Set.of(1, 2, 3)) {
      sum += value;
    }
    assert sum + x == 6 + x;
  }
}
