// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Streams.*;
import static battery.witness.Witness.call;

public final class StreamsWitness {
  public static void main(String[] args) {
    call(() -> sumOfEven(new int[] {10}));
    call(() -> sumOfEven(new int[] {12, 1}));
    call(() -> sumOfEven(new int[] {}));
    call(() -> anyLong("abcde", ""));
    call(() -> anyLong("a", ""));
    call(() -> mapped(7, 1));
    call(() -> mapped(3, 4));
    call(() -> mapped(1, 1));
    call(() -> range(-1));
    call(() -> range(7));
    call(() -> range(5));
    call(() -> range(4));
    call(() -> distinct(1, 1, 1));
    call(() -> distinct(1, 1, 2));
    call(() -> distinct(1, 3, 2));
    call(() -> grouped("", ""));
    call(() -> grouped("ab", "c"));
    call(() -> grouped("a", "c"));
  }
}
