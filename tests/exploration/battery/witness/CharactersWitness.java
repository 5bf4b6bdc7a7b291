// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Characters.*;
import static battery.witness.Witness.call;

public final class CharactersWitness {
  public static void main(String[] args) {
    call(() -> classes('1'));
    call(() -> classes('\u0661'));
    call(() -> classes('a'));
    call(() -> classes('A'));
    call(() -> classes(' '));
    call(() -> classes('!'));
    call(() -> numeric('z'));
    call(() -> numeric('Z'));
    call(() -> numeric('!'));
    call(() -> numeric('1'));
    call(() -> identifier(""));
    call(() -> identifier("1"));
    call(() -> identifier("a!"));
    call(() -> identifier("abcde"));
    call(() -> identifier("ab"));
    call(() -> password(""));
    call(() -> password("aA12"));
    call(() -> password("aaAA"));
    call(() -> password("aa12"));
    call(() -> swapCase('q'));
    call(() -> swapCase('r'));
    call(() -> swapCase('X'));
    call(() -> swapCase('Y'));
    call(() -> digits('!', 10));
    call(() -> digits('b', 12));
    call(() -> digits('b', 16));
    call(() -> digits('B', 16));
    call(() -> digits('a', 16));
  }
}
