// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Loops.*;
import static battery.witness.Witness.call;

public final class LoopsWitness {
  public static void main(String[] args) {
    call(() -> countdown(1));
    call(() -> countdown(1000000001));
    for (int i = 0; i < 200; i++) {
      int n = i;
      call(() -> countdown(n));
    }
    call(() -> digitSum(-1));
    call(() -> digitSum(0));
    call(() -> digitSum(995));
    call(() -> powers(0));
    call(() -> powers(100));
    call(() -> powers(1));
    call(() -> powers(100000000));
    call(() -> nested(-1, 0));
    call(() -> nested(6, 0));
    call(() -> nested(0, -1));
    call(() -> nested(0, 6));
    call(() -> nested(3, 4));
    call(() -> nested(1, 1));
    call(() -> labelled(new int[] {0, 1}, 1));
    call(() -> labelled(new int[] {7, 1, 2}, 3));
    call(() -> labelled(new int[] {1, 2}, 3));
    call(() -> labelled(new int[] {1, 2}, 4));
    call(() -> wordCount("a b c"));
    call(() -> wordCount("ab "));
    call(() -> prime(1));
    call(() -> prime(121));
    call(() -> prime(7));
    call(() -> prime(9));
    call(() -> squareRoot(-1));
    call(() -> squareRoot(100));
    call(() -> squareRoot(81));
    call(() -> squareRoot(16));
    call(() -> squareRoot(15));
  }
}
