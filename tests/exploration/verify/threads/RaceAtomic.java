// expect: TRUE or UNKNOWN
// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.atomic.AtomicInteger;

/** Atomic additions are not lost. */
public final class RaceAtomic {
  public static void main(String[] args) throws Exception {
    int x = Verifier.nondetInt();
    AtomicInteger sum = new AtomicInteger();
    Thread a = new Thread(() -> sum.addAndGet(x));
    Thread b = new Thread(() -> sum.addAndGet(1));
    a.start();
    b.start();
    a.join();
    b.join();
    assert sum.get() == x + 1;
  }
}
