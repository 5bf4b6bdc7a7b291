// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Boxes.*;
import static battery.witness.Witness.call;

public final class BoxesWitness {
  public static void main(String[] args) {
    call(() -> identity(1, 1));
    call(() -> identity(1000, 1000));
    call(() -> identity(1, 2));
    call(() -> cache(1));
    call(() -> cache(1000));
    call(() -> cache(-1000));
    call(() -> unboxing(null));
    call(() -> unboxing(1L << 40));
    call(() -> unboxing(9L));
    call(() -> unboxing(1L));
    call(() -> comparing(1.0, 1.0));
    call(() -> comparing(Double.NaN, Double.NaN));
    call(() -> comparing(0.0, -0.0));
    call(() -> comparing(0.0, 1.0));
    call(() -> comparing(1.0, 0.0));
    call(() -> character('q'));
    call(() -> character('\u0100'));
    call(() -> character('a'));
    call(() -> mixed(1));
    call(() -> mixed(1L));
    call(() -> mixed('1'));
    call(() -> mixed(""));
    call(() -> flags(null, true));
    call(() -> flags(true, null));
    call(() -> flags(true, false));
    call(() -> flags(false, true));
    call(() -> flags(true, true));
    call(() -> small((byte) 1, (short) 1));
    call(() -> small((byte) 1, (short) 257));
    call(() -> small((byte) 1, (short) 2));
  }
}
