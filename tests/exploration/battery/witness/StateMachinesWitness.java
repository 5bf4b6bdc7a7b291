// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.StateMachines.*;
import static battery.witness.Witness.call;

public final class StateMachinesWitness {
  public static void main(String[] args) {
    call(() -> comment("/* a **/"));
    call(() -> comment("/a"));
    call(() -> comment("/*"));
    call(() -> comment("/*a*a"));
    call(() -> comment("a"));
    call(() -> lock(new int[] {7, 3, 9}));
    call(() -> lock(new int[] {7, -1}));
    call(() -> lock(new int[] {7, 10}));
    call(() -> lock(new int[] {7, 1}));
    for (int i = 0; i < 4; i++) {
      for (int j = 0; j < 4; j++) {
        int a = i, b = j;
        call(() -> lights(a, b));
      }
    }
    call(() -> number(""));
    call(() -> number("1.23"));
    call(() -> number("12"));
    call(() -> number("1."));
    call(() -> number("."));
    call(() -> number("x"));
    call(() -> session(0xaa, 0x55, 0));
    call(() -> session(0xaa, 0, 0));
    call(() -> session(0, 0, 0));
  }
}
