// expect: FALSE
// witness: 2
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayDeque;
import java.util.Deque;

/** The same element seen from both ends. */
public final class DequeEnds {
  public static void main(String[] args) {
    int n = Verifier.nondetInt();
    Verifier.assume(n > 0 && n < 5);
    Deque<Integer> deque = new ArrayDeque<>();
    for (int i = 0; i < n; i++) {
      if (i % 2 == 0) {
        deque.addFirst(i);
      } else {
        deque.addLast(i);
      }
    }
    assert deque.peekFirst() + 1 != deque.peekLast() || n != 2;
  }
}
