// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Regexes.*;
import static battery.witness.Witness.call;

public final class RegexesWitness {
  public static void main(String[] args) {
    call(() -> zipCode("12345"));
    call(() -> zipCode("1"));
    call(() -> assignment(""));
    call(() -> assignment("max=501"));
    call(() -> assignment("max=1"));
    call(() -> assignment("a=1"));
    call(() -> alternatives("y"));
    call(() -> alternatives("n"));
    call(() -> alternatives("x"));
    call(() -> find(""));
    call(() -> find("aab"));
    call(() -> find("ab"));
    call(() -> find("xab"));
    call(() -> mail("1234567890123"));
    call(() -> mail("a@b.com"));
    call(() -> mail("a"));
  }
}
