// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.ImplicitChecks.*;
import static battery.witness.Witness.call;

public final class ImplicitChecksWitness {
  public static void main(String[] args) {
    call(() -> division(3, 1));
    call(() -> division(1, 1));
    call(() -> division(9, 0));
    call(() -> division(8, 0));
    call(() -> index(new int[] {6}, 0));
    call(() -> index(new int[] {7}, 0));
    call(() -> index(new int[] {6}, -1));
    call(() -> index(new int[] {6, 6}, 2));
    call(() -> index(new int[] {6}, 2));
    call(() -> negativeSize(101));
    call(() -> negativeSize(5));
    call(() -> negativeSize(4));
    call(() -> negativeSize(-77));
    call(() -> negativeSize(-1));
    call(() -> nullReceiver("abc", true));
    call(() -> nullReceiver("a", false));
    call(() -> nullReceiver(null, true));
    call(() -> nullReceiver(null, false));
    call(() -> wrongCast("a", 0));
    call(() -> wrongCast("a", 1));
    call(() -> wrongCast(1, 4));
    call(() -> wrongCast(1, 1));
    call(() -> wrongCast(null, 1));
    call(() -> wrongStore(true));
    call(() -> wrongStore(false));
    call(() -> substringCheck("end", 0));
    call(() -> substringCheck("endx", 0));
    call(() -> substringCheck("end", -1));
    call(() -> substringCheck("end", 9));
    call(() -> longRemainder(4, -5));
    call(() -> longRemainder(4, 5));
    call(() -> longRemainder(1, 5));
    call(() -> longRemainder(1, 0));
    call(() -> twoDimensional(9, 1));
    call(() -> twoDimensional(1, 9));
    call(() -> twoDimensional(4, 5));
    call(() -> twoDimensional(4, 4));
    call(() -> twoDimensional(-1, 4));
    call(() -> twoDimensional(1, -4));
    call(() -> twoDimensional(2, 4));
    call(() -> twoDimensional(3, 3));
  }
}
