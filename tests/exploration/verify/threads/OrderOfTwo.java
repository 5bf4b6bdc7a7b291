// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ConcurrentLinkedQueue;

/** Which of two threads is first nobody knows. */
public final class OrderOfTwo {
  public static void main(String[] args) throws Exception {
    ConcurrentLinkedQueue<String> order = new ConcurrentLinkedQueue<>();
    Thread a = new Thread(() -> order.add("a"));
    Thread b = new Thread(() -> order.add("b"));
    a.start();
    b.start();
    a.join();
    b.join();
    assert order.peek().equals("a");
  }
}
