// SPDX-License-Identifier: Apache-2.0
package battery.witness;

import static battery.Sorting.*;
import static battery.witness.Witness.call;

public final class SortingWitness {
  public static void main(String[] args) {
    call(() -> median(3, 2, 1));
    call(() -> median(1, 2, 3));
    call(() -> median(17, 17, 17));
    call(() -> bubble(new int[] {}));
    call(() -> bubble(new int[] {4, 3, 2, 1}));
    call(() -> bubble(new int[] {1, 2, 3, 4}));
    call(() -> library(0, 1, 10));
    call(() -> library(5, 1, 1));
    call(() -> library(1, 1, 1));
    call(() -> comparator("abc", "abc"));
    call(() -> comparator("abcd", "abc"));
    call(() -> comparator("abc", "abcd"));
    call(() -> comparator("a", "b"));
    call(() -> comparator("a", "abcd"));
    call(() -> search(30));
    call(() -> search(4));
    call(() -> search(5));
    call(() -> search(-100));
  }
}
