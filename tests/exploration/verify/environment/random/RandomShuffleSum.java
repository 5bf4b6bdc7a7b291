// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The sum of a shuffled list is what it was. */
public final class RandomShuffleSum {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, x));
    Collections.shuffle(list);
    int sum = 0;
    for (int value : list) {
      sum += value;
    }
    assert sum == 6 + x;
  }
}
