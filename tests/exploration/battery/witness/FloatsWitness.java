// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Floats.*;
import static battery.witness.Witness.call;

public final class FloatsWitness {
  public static void main(String[] args) {
    call(() -> special(Float.NaN));
    call(() -> special(Float.POSITIVE_INFINITY));
    call(() -> special(1e9f));
    call(() -> special(-1e9f));
    call(() -> special(-0f));
    call(() -> special(0f));
    call(() -> special(1f));
    call(() -> discountedPrice(44f));
    call(() -> discountedPrice(60f));
    call(() -> discountedPrice(1f));
    call(() -> discountedPrice(-1f));
    call(() -> losesOne(16777217));
    call(() -> losesOne(1));
    call(() -> truncation(1e20f));
    call(() -> truncation(42.5f));
    call(() -> truncation(42f));
    call(() -> truncation(-0.5f));
    call(() -> truncation(0.5f));
    call(() -> truncation(7f));
    call(() -> order(1, 2));
    call(() -> order(2, 1));
    call(() -> order(1, 1));
    call(() -> order(0f, -0f));
    call(() -> order(Float.NaN, 1));
    call(() -> bits((float) Math.PI));
    call(() -> bits(Float.MIN_VALUE));
    call(() -> bits(0f));
    call(() -> bits(1f));
  }
}
