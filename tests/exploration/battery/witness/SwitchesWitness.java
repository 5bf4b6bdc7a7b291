// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Switches.*;
import static battery.witness.Witness.call;

public final class SwitchesWitness {
  public static void main(String[] args) {
    call(() -> dense(1));
    call(() -> dense(2));
    call(() -> dense(3));
    call(() -> dense(5));
    call(() -> dense(6));
    call(() -> dense(0));
    call(() -> sparse(200));
    call(() -> sparse(404));
    call(() -> sparse(-70000));
    call(() -> sparse(Integer.MAX_VALUE));
    call(() -> sparse(500));
    call(() -> sparse(600));
    call(() -> sparse(1));
    call(() -> onText("start"));
    call(() -> onText("stop"));
    call(() -> onText("restart"));
    call(() -> onText(""));
    call(() -> onText("suBrt"));
    call(() -> onText("suPp"));
    call(() -> onText("sFstart"));
    call(() -> colliding("Aa"));
    call(() -> colliding("BB"));
    call(() -> colliding("C#"));
    call(() -> colliding(""));
    for (Suit suit : Suit.values()) {
      call(() -> exhaustive(suit));
      call(() -> partial(suit, true));
      call(() -> partial(suit, false));
    }
    call(() -> yielding('+', 1, 1));
    call(() -> yielding('-', 1, 1));
    call(() -> yielding('/', 1, 1));
    call(() -> yielding('/', 1, 0));
    call(() -> yielding('*', 1, 1));
    call(() -> nestedSwitch(0, 7));
    call(() -> nestedSwitch(0, 8));
    call(() -> nestedSwitch(0, 9));
    call(() -> nestedSwitch(-1, 9));
    call(() -> nestedSwitch(1, 9));
    call(() -> onComputed((byte) -128));
    call(() -> onComputed((byte) 127));
    call(() -> onComputed((byte) 15));
    call(() -> onComputed((byte) 1));
    call(() -> onComputed((byte) 16));
  }
}
