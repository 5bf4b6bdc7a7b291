// expect: FALSE
// witness: 5
// SPDX-License-Identifier: Apache-2.0

import java.util.PriorityQueue;

/** A heap compares a new element with its parent. */
public final class AssertInPriorityQueue {
  public static void main(String[] args) {
    PriorityQueue<Integer> queue = new PriorityQueue<>((a, b) -> {
      assert a + b != 15;
      return Integer.compare(a, b);
    });
    queue.add(10);
    queue.add(Verifier.nondetInt());
    assert queue.size() == 2;
  }
}
