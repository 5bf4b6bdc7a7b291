// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Conditions.*;
import static battery.witness.Witness.call;

public final class ConditionsWitness {
  public static void main(String[] args) {
    for (int a = 10; a < 12; a++) {
      for (int b = 10; b < 12; b++) {
        int x = a, y = b;
        call(() -> compound(x, y, true));
        call(() -> compound(x, y, false));
      }
    }
    call(() -> compound(11, 12, true));
    call(() -> compound(1, 2, true));
    call(() -> compound(1, 2, false));
    call(() -> grade(-1, 0));
    call(() -> grade(1, -1));
    call(() -> grade(90, 0));
    call(() -> grade(90, 6));
    call(() -> grade(50, 1));
    call(() -> grade(1, 1));
    call(() -> nested(1, 2, 17));
    call(() -> nested(1, 2, 3));
    call(() -> nested(1, 2, 2));
    call(() -> nested(1, -1, 2));
    call(() -> nested(1, 0, 2));
    call(() -> nested(0, 0, 0));
    for (int i = 0; i < 8; i++) {
      boolean a = i % 2 == 0, b = i / 2 % 2 == 0, c = i / 4 == 0;
      call(() -> majority(a, b, c));
    }
    call(() -> nonShortCircuit(4, 2));
    call(() -> nonShortCircuit(4, -4));
    call(() -> nonShortCircuit(1, -1));
    call(() -> nonShortCircuit(1, 1));
    call(() -> nonShortCircuit(4, 4));
    call(() -> correlated(2));
    call(() -> correlated(1002));
    call(() -> correlated(1));
    call(() -> correlated(1001));
    call(() -> overlap(2, 1, 0, 0));
    call(() -> overlap(1, 1, 2, 1));
    call(() -> overlap(1, 2, 3, 4));
    call(() -> overlap(3, 4, 1, 2));
    call(() -> overlap(1, 4, 2, 3));
    call(() -> overlap(2, 3, 1, 4));
    call(() -> overlap(1, 3, 2, 4));
    call(() -> triangle(0, 1, 1));
    call(() -> triangle(1, 0, 1));
    call(() -> triangle(1, 1, 0));
    call(() -> triangle(1001, 1, 1));
    call(() -> triangle(1, 1001, 1));
    call(() -> triangle(1, 1, 1001));
    call(() -> triangle(1, 1, 3));
    call(() -> triangle(1, 3, 1));
    call(() -> triangle(3, 1, 1));
    call(() -> triangle(3, 3, 3));
    call(() -> triangle(3, 3, 2));
    call(() -> triangle(2, 3, 3));
    call(() -> triangle(3, 2, 3));
    call(() -> triangle(4, 3, 2));
  }
}
