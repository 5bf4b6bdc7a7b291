// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Arithmetic.*;
import static battery.witness.Witness.call;

public final class ArithmeticWitness {
  public static void main(String[] args) {
    call(() -> sumSign(Integer.MAX_VALUE, 1));
    call(() -> sumSign(1, 0));
    call(() -> sumSign(1, 1));
    call(() -> sumSign(-1, 1));
    call(() -> sumSign(Integer.MIN_VALUE, -1));
    call(() -> sumSign(-1, -1));
    call(() -> remainderSigns(1, 0));
    call(() -> remainderSigns(-3, -2));
    call(() -> remainderSigns(-3, 2));
    call(() -> remainderSigns(3, -2));
    call(() -> remainderSigns(4, 2));
    call(() -> remainderSigns(3, 2));
    call(() -> rootsOf(3));
    call(() -> rootsOf(2));
    call(() -> rootsOf(4));
    call(() -> rootsOf(1));
    call(() -> rootsOf(9));
    call(() -> squareIsThree(-37));
    call(() -> squareIsThree(37));
    call(() -> squareIsThree(0));
    call(() -> evenSum(1, 2));
    call(() -> evenSum(1, 1));
    call(() -> discount(1, -1));
    call(() -> discount(1, 101));
    call(() -> discount(1, 10));
    call(() -> discount(100_000, 10));
    call(() -> discount(100_000, 60));
    call(() -> change(5, 1));
    call(() -> change(0, 157));
    call(() -> change(0, 150));
    call(() -> change(0, 1));
    call(() -> minimumTrap(Integer.MIN_VALUE));
    call(() -> minimumTrap(3));
    call(() -> minimumTrap(1));
    call(() -> linearSystem(7, 5));
    call(() -> linearSystem(31, -31));
    call(() -> linearSystem(3, 2));
    call(() -> linearSystem(1, 14));
    call(() -> congruences(-1));
    call(() -> congruences(10_001));
    for (int i = 0; i < 10_000; i++) {
      int n = i;
      call(() -> congruences(n));
    }
    call(() -> compound(1, -1));
    call(() -> compound(1, 5));
    call(() -> compound(-1, 1));
    call(() -> compound(1_000_001, 1));
    call(() -> compound(1_000_000, 4));
    call(() -> compound(10, 4));
  }
}
