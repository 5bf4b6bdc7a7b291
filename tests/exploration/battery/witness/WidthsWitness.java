// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Widths.*;
import static battery.witness.Witness.call;

public final class WidthsWitness {
  public static void main(String[] args) {
    call(() -> mixed(-6, -6));
    call(() -> mixed(6, 6));
    call(() -> mixed(6, 6 + (1L << 32)));
    call(() -> mixed(6, 7));
    call(() -> widened(65536, 65536));
    call(() -> widened(65537, 65537));
    call(() -> widened(1, 1));
    call(() -> smallTypes((byte) 101, (short) 101, (char) 101));
    call(() -> smallTypes((byte) 1, (short) 1, (char) 1));
    call(() -> smallTypes((byte) 1, (short) 1, (char) 257));
    call(() -> smallTypes((byte) 1, (short) 1, (char) 2));
    call(() -> smallTypes((byte) 1, (short) 2, (char) 1));
    call(() -> intAgainstFloat(16777217, 16777216f));
    call(() -> intAgainstFloat(1, 1f));
    call(() -> intAgainstFloat(1, 2f));
    call(() -> intAgainstFloat(2, 1f));
    call(() -> longAgainstDouble(9007199254740993L, 9007199254740992.0));
    call(() -> longAgainstDouble(1, 1));
    call(() -> longAgainstDouble(1, 1.75));
    call(() -> longAgainstDouble(1, 1.25));
    call(() -> longAgainstDouble(1, 2.25));
    call(() -> shortSum((short) 32767, (short) 1));
    call(() -> shortSum((short) 1, (short) 1));
  }
}
