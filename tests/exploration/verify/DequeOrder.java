// expect: TRUE
// SPDX-License-Identifier: Apache-2.0

import java.util.ArrayDeque;

/** A queue keeps the order, a stack turns it round. */
public final class DequeOrder {
  public static void main(String[] args) {
    int a = Verifier.nondetInt();
    int b = Verifier.nondetInt();
    ArrayDeque<Integer> queue = new ArrayDeque<>();
    queue.addLast(a);
    queue.addLast(b);
    ArrayDeque<Integer> stack = new ArrayDeque<>();
    stack.push(a);
    stack.push(b);
    assert queue.removeFirst() == a && stack.pop() == b;
  }
}
