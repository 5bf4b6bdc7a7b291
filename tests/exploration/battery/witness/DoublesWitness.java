// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Doubles.*;
import static battery.witness.Witness.call;

public final class DoublesWitness {
  public static void main(String[] args) {
    call(() -> special(Double.NaN));
    call(() -> special(Double.NEGATIVE_INFINITY));
    call(() -> special(1e300));
    call(() -> special(-1e300));
    call(() -> special(-0.0));
    call(() -> special(0.0));
    call(() -> special(1));
    call(() -> bodyIndex(Double.NaN, 1));
    call(() -> bodyIndex(1, -1));
    call(() -> bodyIndex(34, 7.5));
    call(() -> bodyIndex(498.6, 4.7));
    call(() -> bodyIndex(414.7, .7));
    call(() -> accumulates(0.5000000000000001));
    call(() -> accumulates(0));
    call(() -> quadratic(2));
    call(() -> quadratic(1));
    call(() -> quadratic(1.5));
    call(() -> quadratic(5));
    call(() -> rounding(42.5));
    call(() -> rounding(42));
    call(() -> rounding(1e30));
    call(() -> rounding(.5));
    call(() -> rounding(1));
    call(() -> triangle(0, 1, 1));
    call(() -> triangle(1, 0, 1));
    call(() -> triangle(1, 1, 0));
    call(() -> triangle(3, 4, 5));
    call(() -> triangle(2, 2, 2));
    call(() -> triangle(1, 2, 4));
    call(() -> triangle(4, 2, 1));
    call(() -> triangle(1, 4, 2));
    call(() -> tax(1226, 1));
    call(() -> tax(5000, 5));
    call(() -> tax(1, 1));
    call(() -> tax(-1, 1));
    call(() -> needsDouble(1));
    call(() -> needsDouble(.1));
    call(() -> needsDouble(1e300));
    call(() -> needsDouble(-1e300));
  }
}
