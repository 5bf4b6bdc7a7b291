// SPDX-License-Identifier: Apache-2.0
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that spin, yield or sleep until it is their turn hand a number round. */
public class SpinningHandover {
  static final AtomicInteger TURN = new AtomicInteger();
  static volatile int plainTurn;

  static void pause(int way) throws InterruptedException {
    switch (way) {
      case 0 -> { }
      case 1 -> Thread.yield();
      case 2 -> Thread.onSpinWait();
      case 3 -> Thread.sleep(1);
      default -> Thread.sleep(0, 1000);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread[] threads = new Thread[5];
    int rounds = 10;
    StringBuffer log = new StringBuffer();
    for (int i = 0; i < threads.length; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        try {
          for (int round = 0; round < rounds; round++) {
            while (TURN.get() % 5 != me) pause(me);
            log.append(me);
            TURN.incrementAndGet();
          }
        } catch (InterruptedException e) {
          log.append('!');
        }
      });
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    System.out.println(log);
    Thread waker = new Thread(() -> {
      try {
        Thread.sleep(30);
      } catch (InterruptedException e) {
        return;
      }
      plainTurn = 1;
    });
    waker.start();
    while (plainTurn == 0) { }
    System.out.println("seen " + plainTurn);
  }
}
