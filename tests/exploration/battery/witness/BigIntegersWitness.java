// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.BigIntegers.*;
import static battery.witness.Witness.call;

public final class BigIntegersWitness {
  public static void main(String[] args) {
    call(() -> product(0, 1));
    call(() -> product(1L << 60, 1L << 60));
    call(() -> product(5, 5));
    call(() -> product(1, 1));
    call(() -> compare(2_000_000_000, 2_000_000_000));
    call(() -> compare(-1, 0));
    call(() -> compare(1, 0));
    call(() -> parity(3));
    call(() -> parity(1));
    call(() -> parity(2));
    call(() -> decimal(100));
    call(() -> decimal(-1));
    call(() -> decimal(1));
  }
}
