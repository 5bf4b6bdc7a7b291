// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.Set;

/** One element has one order. */
public final class OrderOfSetOfOne {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    assert Set.of(x).iterator().next() == x;
  }
}
