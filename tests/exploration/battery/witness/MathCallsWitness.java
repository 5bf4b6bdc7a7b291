// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.MathCalls.*;
import static battery.witness.Witness.call;

public final class MathCallsWitness {
  public static void main(String[] args) {
    call(() -> absolute(Integer.MIN_VALUE));
    call(() -> absolute(50));
    call(() -> absolute(0));
    call(() -> clamp(5, 1, 2));
    call(() -> clamp(0, 1, 2));
    call(() -> clamp(0, 2, 1));
    call(() -> clamp(1, 1, 2));
    call(() -> floors(1, 0));
    call(() -> floors(-7, 2));
    call(() -> floors(-5, 2));
    call(() -> floors(5, 2));
    call(() -> exact(7, 13));
    call(() -> exact(1, 1));
    call(() -> exact(65536, 65536));
    call(() -> exact(-65536, 65536));
    call(() -> exactSums(-2, 1));
    call(() -> exactSums(0, 1));
    call(() -> exactSums(Long.MAX_VALUE, 1));
    call(() -> exactSums(1L << 40, 1));
    call(() -> high(1L << 40, 3L << 24));
    call(() -> high(1L << 41, 3L << 23));
    call(() -> high(1, 1));
    call(() -> root(-1));
    call(() -> root(105));
    call(() -> root(144));
    call(() -> root(0));
    call(() -> roundings(2.4));
    call(() -> roundings(2.6));
    call(() -> roundings(7.6));
    call(() -> roundings(8));
    call(() -> roundings(0));
    call(() -> roundings(3));
    call(() -> rounded(4.6f));
    call(() -> rounded(5));
    call(() -> rounded(-.1f));
    call(() -> rounded(0));
    call(() -> rounded(9));
    call(() -> distance(3, 4));
    call(() -> distance(4, 3));
    call(() -> distance(-1, -1));
    call(() -> distance(-1, 1));
    call(() -> distance(1, 1));
    call(() -> negation(-6));
    call(() -> negation(5));
    call(() -> negation(0));
    call(() -> negation(Integer.MIN_VALUE));
    call(() -> negation(Integer.MAX_VALUE));
    call(() -> power(-1));
    call(() -> power(13));
    call(() -> power(10));
    call(() -> power(7));
    call(() -> power(1));
  }
}
