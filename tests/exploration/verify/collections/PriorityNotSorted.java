// expect: FALSE
// witness: 3
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/** A heap is not a sorted list; only its head is the smallest. */
public final class PriorityNotSorted {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    Verifier.assume(x >= 0 && x < 4);
    PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(1, 3, 2, x));
    List<Integer> list = new ArrayList<>(queue);
    assert list.get(1) >= list.get(0) && list.get(2) >= list.get(1);
  }
}
