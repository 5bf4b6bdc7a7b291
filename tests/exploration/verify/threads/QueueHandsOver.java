// expect: FALSE
// witness: 70
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A blocking queue between two threads keeps the order. */
public final class QueueHandsOver {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
    Thread producer = new Thread(() -> {
      try {
        queue.put(x);
        queue.put(x + 1);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    producer.start();
    int first = queue.take();
    int second = queue.take();
    assert first != 70 && second == first + 1;
  }
}
