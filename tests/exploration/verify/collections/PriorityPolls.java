// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.List;
import java.util.PriorityQueue;

/** Taken out one by one the elements are sorted. */
public final class PriorityPolls {
  public static void main(String[] args) {
    int x = Verifier.nondetInt();
    PriorityQueue<Integer> queue = new PriorityQueue<>(List.of(5, 1, x));
    int a = queue.poll();
    int b = queue.poll();
    int c = queue.poll();
    assert a <= b && b <= c;
  }
}
