// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;

/** Removing the last but one element in a loop ends the loop without a word. */
public final class ChangedWhileIterating {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 1 && x <= 3);
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
    boolean noticed = false;
    try {
      for (Integer value : list) {
        if (value == x) {
          list.remove(value);
        }
      }
    } catch (ConcurrentModificationException e) {
      noticed = true;
    }
    assert noticed;
  }
}
