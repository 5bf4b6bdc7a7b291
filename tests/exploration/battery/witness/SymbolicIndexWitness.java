// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.SymbolicIndex.*;
import static battery.witness.Witness.call;

public final class SymbolicIndexWitness {
  public static void main(String[] args) {
    call(() -> alias(4, 5));
    call(() -> alias(4, 4));
    call(() -> alias(0, 0));
    for (int i = 0; i < 6; i++) {
      int k = i;
      call(() -> alias(k, 8 - k));
    }
    call(() -> pointerChase(new int[] {0}, -1));
    call(() -> pointerChase(new int[] {0}, 1));
    call(() -> pointerChase(new int[] {0}, 0));
    call(() -> pointerChase(new int[] {1, 2, 5}, 0));
    call(() -> month(0));
    call(() -> month(13));
    call(() -> month(2));
    call(() -> month(4));
    call(() -> month(1));
    call(() -> table(3));
    call(() -> table(0));
    call(() -> sized(-1));
    call(() -> sized(41));
    call(() -> sized(11));
    call(() -> sized(3));
    call(() -> sized(0));
    call(() -> histogram(2, 2, 2));
    call(() -> histogram(0, 3, 3));
    call(() -> histogram(0, 1, 3));
    call(() -> histogram(1, 1, 1));
    call(() -> indirect(-1, 0));
    call(() -> indirect(5, 0));
    call(() -> indirect(0, -1));
    call(() -> indirect(0, 5));
    for (int i = 0; i < 5; i++) {
      for (int j = 0; j < 5; j++) {
        int k = i, l = j;
        call(() -> indirect(k, l));
      }
    }
  }
}
