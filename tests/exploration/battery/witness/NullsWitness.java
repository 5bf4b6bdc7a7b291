// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Nulls.*;
import static battery.witness.Witness.call;

public final class NullsWitness {
  public static void main(String[] args) {
    call(() -> both(null, null));
    call(() -> both(null, ""));
    call(() -> both("", null));
    call(() -> both("", ""));
    call(() -> both("", "a"));
    call(() -> sameText(null, null));
    call(() -> sameText("a", "a"));
    call(() -> sameText("some", null));
    call(() -> sameText(null, "a"));
    call(() -> lengthOr(null, 3));
    call(() -> lengthOr(new int[3], 3));
    call(() -> lengthOr(new int[2], 3));
    call(() -> required(null));
    call(() -> required(""));
    call(() -> required("a"));
    call(() -> swallowed("a", 4));
    call(() -> swallowed("a", 1));
    call(() -> swallowed(null, 1));
    call(() -> swallowed("a", null));
  }
}
