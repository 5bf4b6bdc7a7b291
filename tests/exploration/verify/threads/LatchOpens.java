// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Both have counted down before main goes on. */
public final class LatchOpens {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    AtomicInteger sum = new AtomicInteger();
    CountDownLatch latch = new CountDownLatch(2);
    for (int i = 0; i < 2; i++) {
      new Thread(() -> {
        sum.addAndGet(x);
        latch.countDown();
      }).start();
    }
    latch.await();
    assert sum.get() == 2 * x;
  }
}
