// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Unsigned.*;
import static battery.witness.Witness.call;

public final class UnsignedWitness {
  public static void main(String[] args) {
    call(() -> compare(-1, 1));
    call(() -> compare(2, 1));
    call(() -> compare(1, 2));
    call(() -> compare(1, 1));
    call(() -> divide(1, 0));
    call(() -> divide(-1, 1431655765));
    call(() -> divide(-1, 1));
    call(() -> divide(Integer.MIN_VALUE, 715827882));
    call(() -> divide(17, 18));
    call(() -> divide(1, 1));
    call(() -> divide(9, 3));
    call(() -> longs(-1));
    call(() -> longs(Long.MAX_VALUE));
    call(() -> longs(77000));
    call(() -> longs(1));
    call(() -> text(-1));
    call(() -> text((int) 3_000_000_000L));
    call(() -> text(1));
    call(() -> bytes((byte) -1, (byte) 1));
    call(() -> bytes((byte) 2, (byte) 1));
    call(() -> bytes((byte) 150, (byte) 150));
    call(() -> bytes((byte) 1, (byte) 1));
  }
}
