// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Casts.*;
import static battery.witness.Witness.call;

public final class CastsWitness {
  public static void main(String[] args) {
    call(() -> narrowed(255));
    call(() -> narrowed(-1));
    call(() -> narrowed(300));
    call(() -> narrowed(5));
    call(() -> narrowed(70000));
    call(() -> narrowed(65536 + 'A'));
    call(() -> narrowed('A'));
    call(() -> longToInt(77));
    call(() -> longToInt(7));
    call(() -> longToInt(77 + (1L << 32)));
    call(() -> longToInt(78 + (1L << 32)));
    call(() -> doubleToSmall(128));
    call(() -> doubleToSmall(-1));
    call(() -> doubleToSmall(1));
    call(() -> charIsUnsigned('\uffff'));
    call(() -> charIsUnsigned('a'));
    call(() -> byteNeverBig((byte) -1));
    call(() -> byteNeverBig((byte) 1));
    call(() -> roundTrip(1));
    call(() -> roundTrip(9007199254740993L));
    call(() -> roundTrip(9007199254740995L));
    call(() -> roundTrip(-9007199254740993L));
    call(() -> compoundAssign((short) 32767, 1));
    call(() -> compoundAssign((short) 1, 65536));
    call(() -> compoundAssign((short) 1, 1));
    call(() -> compoundAssign((short) 1, -1));
  }
}
