// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Optionals.*;
import static battery.witness.Witness.call;

public final class OptionalsWitness {
  public static void main(String[] args) {
    call(() -> chain(null));
    call(() -> chain("a"));
    call(() -> chain("aax"));
    call(() -> chain("aaa"));
    call(() -> presence(null));
    call(() -> presence(1));
    call(() -> presence(11));
    call(() -> presence(12));
    call(() -> primitive(42));
    call(() -> primitive(44));
    call(() -> primitive(1));
  }
}
