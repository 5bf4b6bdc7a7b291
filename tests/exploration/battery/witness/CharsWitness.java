// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Chars.*;
import static battery.witness.Witness.call;

public final class CharsWitness {
  public static void main(String[] args) {
    call(() -> hexDigit('5'));
    call(() -> hexDigit('b'));
    call(() -> hexDigit('B'));
    call(() -> hexDigit('z'));
    call(() -> hexDigit('Z'));
    call(() -> hexDigit('!'));
    call(() -> hexDigit('_'));
    call(() -> hexDigit('?'));
    call(() -> caesar('a', -1));
    call(() -> caesar('a', 26));
    call(() -> caesar('a', 4));
    call(() -> caesar('a', 1));
    call(() -> caesar('A', 1));
    call(() -> caesar('~', 1));
    call(() -> isVowel('a'));
    call(() -> isVowel('E'));
    call(() -> isVowel('i'));
    call(() -> isVowel('O'));
    call(() -> isVowel('U'));
    call(() -> isVowel('x'));
    call(() -> surrogates('\ud83d', '\ude00'));
    call(() -> surrogates('\ud83d', '\ude01'));
    call(() -> surrogates('\ud83d', 'a'));
    call(() -> surrogates('b', 'b'));
    call(() -> surrogates('b', 'a'));
  }
}
