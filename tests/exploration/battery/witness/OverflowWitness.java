// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Overflow.*;
import static battery.witness.Witness.call;

public final class OverflowWitness {
  public static void main(String[] args) {
    call(() -> add(Integer.MIN_VALUE, -1));
    call(() -> add(Integer.MAX_VALUE, 1));
    call(() -> add(Integer.MIN_VALUE, 0));
    call(() -> add(1, 1));
    call(() -> midpoint(-1, 0));
    call(() -> midpoint(1, 0));
    call(() -> midpoint(Integer.MAX_VALUE, Integer.MAX_VALUE));
    call(() -> midpoint(1_000_000, 1_000_000));
    call(() -> midpoint(1, 1));
    call(() -> multiply(0, 1));
    call(() -> multiply(1, 0));
    call(() -> multiply(1L << 60, 1L << 60));
    call(() -> multiply(1_000_000_007L, 6));
    call(() -> multiply(1_000_000_007L * 3, 2));
    call(() -> multiply(2, 1_000_000_007L * 3));
    call(() -> multiply(3, 3));
    call(() -> wrapsToZero(0, 1));
    call(() -> wrapsToZero(1, 0));
    call(() -> wrapsToZero(1, 1));
    call(() -> wrapsToZero(65536, 65536));
    call(() -> increment(Short.MAX_VALUE, Long.MAX_VALUE));
    call(() -> increment(Short.MAX_VALUE, 1));
    call(() -> increment((short) -1, 1));
    call(() -> increment((short) 1, 1));
    call(() -> bufferSize(-1, 1));
    call(() -> bufferSize(1, -1));
    call(() -> bufferSize(1 << 30, 2));
    call(() -> bufferSize(1, 84));
    call(() -> bufferSize(1, 1));
  }
}
