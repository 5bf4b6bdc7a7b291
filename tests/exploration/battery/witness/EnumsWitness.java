// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Enums.*;
import static battery.witness.Witness.call;

public final class EnumsWitness {
  public static void main(String[] args) {
    for (Level a : Level.values()) {
      for (Level b : Level.values()) {
        call(() -> ordinals(a, b));
      }
    }
    for (Level a : Level.values()) {
      call(() -> weights(a, 1));
      call(() -> weights(a, 100));
      call(() -> inSet(a, true));
      call(() -> inSet(a, false));
      call(() -> inMap(a));
      call(() -> named(a));
    }
    call(() -> weights(null, 1));
    call(() -> byName("HIGH"));
    call(() -> byName("LOW"));
    call(() -> byName("x"));
  }
}
