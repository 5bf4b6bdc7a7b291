// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A shuffled list may begin with any element. */
public final class RandomShuffle {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
    Collections.shuffle(list);
    assert list.get(0) != 4;
  }
}
