// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Shifts.*;
import static battery.witness.Witness.call;

public final class ShiftsWitness {
  public static void main(String[] args) {
    call(() -> distanceIsMasked(5, 32));
    call(() -> distanceIsMasked(0, 32));
    call(() -> distanceIsMasked(5, 33));
    call(() -> distanceIsMasked(1, -1));
    call(() -> distanceIsMasked(1, -2));
    call(() -> distanceIsMasked(2, -2));
    call(() -> topNibble(0xB0000000));
    call(() -> topNibble(0xE0000000));
    call(() -> topNibble(0));
    call(() -> rotation((0x12345678 >>> 7) | (0x12345678 << 25)));
    call(() -> rotation(0));
    call(() -> rotation(-1));
    call(() -> rotation(1));
    call(() -> color(0xffffff));
    call(() -> color(0x010101));
    call(() -> color(0x010100));
    call(() -> color(0xff0100));
    call(() -> color(0x010200));
    call(() -> longShift(5L << 61, 61));
    call(() -> longShift(5L, 0));
    call(() -> longShift(-1L, 3));
    call(() -> longShift(-1L, 2));
    call(() -> longShift(0L, 2));
    call(() -> signOfByte((byte) -1));
    call(() -> signOfByte((byte) 1));
    call(() -> signOfByte((byte) -126));
    call(() -> shortPacking((short) 0x7fff, (short) 0x8000));
    call(() -> shortPacking((short) -1, (short) 1001));
    call(() -> shortPacking((short) -1, (short) 1));
    call(() -> shortPacking((short) 1, (short) 1));
  }
}
