// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Collections.*;
import static battery.witness.Witness.call;

public final class CollectionsWitness {
  public static void main(String[] args) {
    call(() -> textKeys("apple"));
    call(() -> textKeys("pear"));
    call(() -> textKeys(""));
    call(() -> numberKeys(10));
    call(() -> numberKeys(9));
    call(() -> numberKeys(0));
    call(() -> storedUnderInput(1, 1));
    call(() -> storedUnderInput(33, 1));
    call(() -> storedUnderInput(2, 1));
    call(() -> tree(1));
    call(() -> tree(50));
    call(() -> tree(51));
    call(() -> list(1, 2, 1));
    call(() -> list(1, 2, 2));
    call(() -> list(1, 5, 3));
    call(() -> list(1, 6, 3));
    call(() -> duplicates(new int[] {1, 1}));
    call(() -> duplicates(new int[] {1}));
    call(() -> brackets("([])"));
    call(() -> brackets("("));
    call(() -> brackets("(]"));
    call(() -> brackets(")"));
    call(() -> brackets("[)"));
    call(() -> immutable("home", 2));
    call(() -> immutable("help", 2));
    call(() -> immutable("x", 2));
    call(() -> immutable("x", 1));
    call(() -> counting("abcd"));
    call(() -> counting("ee"));
    call(() -> counting(""));
    call(() -> tuples(40, -3));
    call(() -> tuples(1, 2));
    call(() -> tuples(0, 0));
  }
}
