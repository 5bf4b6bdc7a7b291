// expect: FALSE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Something may be put into the queue in time, or not. */
public final class TimeoutOfPoll {
  public static void main(String[] args) throws Exception {
    LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    new Thread(() -> queue.add(1)).start();
    assert queue.poll(5, TimeUnit.MILLISECONDS) != null;
  }
}
