// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Recursion.*;
import static battery.witness.Witness.call;

public final class RecursionWitness {
  public static void main(String[] args) {
    call(() -> measure(-1, 0));
    call(() -> measure(0, -1));
    call(() -> measure(51, 0));
    call(() -> measure(0, 51));
    call(() -> measure(24, 36));
    call(() -> measure(1, 1));
    call(() -> fibonacci(-1, 0));
    call(() -> fibonacci(9, 0));
    call(() -> fibonacci(6, 8));
    call(() -> fibonacci(6, 9));
    call(() -> depth("(a)", 0));
    call(() -> depth("aaaaaaaaaa", 0));
    call(() -> depth("a", -1));
    call(() -> ackermann(-1, 0));
    call(() -> ackermann(3, 0));
    call(() -> ackermann(0, -1));
    call(() -> ackermann(0, 4));
    call(() -> ackermann(2, 3));
    call(() -> ackermann(1, 1));
    call(() -> isEven(-1));
    call(() -> isEven(11));
    call(() -> isEven(4));
    call(() -> isEven(5));
    call(() -> subsetSum(17));
    call(() -> subsetSum(1));
    call(() -> subsetSum(-1));
  }
}
