// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.BitTricks.*;
import static battery.witness.Witness.call;

public final class BitTricksWitness {
  public static void main(String[] args) {
    call(() -> population(-2));
    call(() -> population(1024));
    call(() -> population(1));
    call(() -> population(3));
    call(() -> edges(0x00100010));
    call(() -> edges(0x00100000));
    call(() -> edges(3));
    call(() -> mirrored(Integer.reverse(0xC0000001)));
    call(() -> mirrored(Integer.reverseBytes(0x11223344)));
    call(() -> mirrored(Integer.rotateRight(0x0F00F000, 9)));
    call(() -> mirrored(0));
    call(() -> swapped(-5, 5));
    call(() -> swapped(6, 5));
    call(() -> swapped(1, 3));
    call(() -> swapped(0, 3));
    call(() -> swapped(3, 3));
    call(() -> swapped(4, 3));
    call(() -> permissions(01000));
    call(() -> permissions(0444));
    call(() -> permissions(0666));
    call(() -> permissions(07));
    call(() -> permissions(0));
    call(() -> lowBit(64));
    call(() -> lowBit(1));
    for (int i = 0; i < 1024; i++) {
      int code = i;
      call(() -> gray(code));
    }
  }
}
