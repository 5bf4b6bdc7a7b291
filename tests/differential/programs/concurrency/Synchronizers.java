// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.*;

/** CountDownLatch, CyclicBarrier, Semaphore, Phaser, Exchanger. */
public class Synchronizers {
  interface Body { void run() throws Exception; }

  static Thread start(Body body) {
    Thread t = new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        System.out.println("thread failed with " + e.getClass().getSimpleName());
      }
    });
    t.start();
    return t;
  }

  static void join(List<Thread> threads) throws InterruptedException { for (Thread t : threads) t.join(); }

  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(3);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 3; i++) threads.add(start(latch::countDown));
    latch.await();
    System.out.println(latch.getCount() + " " + latch.await(0, TimeUnit.SECONDS));
    join(threads);
    System.out.println(new CountDownLatch(1).await(1, TimeUnit.MILLISECONDS));
    int[] rounds = {0};
    int[][] cells = new int[4][3];
    CyclicBarrier barrier = new CyclicBarrier(4, () -> rounds[0]++);
    threads.clear();
    List<Boolean> consistent = Collections.synchronizedList(new ArrayList<>());
    for (int t = 0; t < 4; t++) {
      int id = t;
      threads.add(start(() -> {
        for (int round = 0; round < 3; round++) {
          cells[id][round] = id + round * 10;
          barrier.await();
          int sum = 0;
          for (int[] row : cells) sum += row[round];
          consistent.add(sum == 6 + round * 40);
          barrier.await();
        }
      }));
    }
    join(threads);
    System.out.println(rounds[0] + " " + consistent.size() + " " + !consistent.contains(false) + " " + barrier.getParties() + barrier.getNumberWaiting());
    CyclicBarrier broken = new CyclicBarrier(2);
    Thread first = start(broken::await);
    while (broken.getNumberWaiting() == 0) Thread.yield();
    first.interrupt();
    first.join();
    try {
      broken.await();
    } catch (BrokenBarrierException e) {
      System.out.println("broken " + broken.isBroken());
    }
    broken.reset();
    System.out.println(broken.isBroken());
    Semaphore semaphore = new Semaphore(2, true);
    semaphore.acquire();
    System.out.println(semaphore.tryAcquire() + " " + semaphore.tryAcquire() + " " + semaphore.availablePermits());
    Thread waiting = start(() -> { semaphore.acquire(2); System.out.println("acquired two"); });
    semaphore.release(2);
    waiting.join();
    System.out.println(semaphore.availablePermits() + " " + semaphore.drainPermits() + " " + semaphore.tryAcquire(1, TimeUnit.MILLISECONDS));
    semaphore.release(5);
    int[] inside = {0, 0};
    Semaphore mutex = new Semaphore(1);
    threads.clear();
    for (int t = 0; t < 4; t++) threads.add(start(() -> { for (int i = 0; i < 100; i++) { mutex.acquire(); inside[0]++; mutex.release(); } }));
    join(threads);
    System.out.println(inside[0]);
    Phaser phaser = new Phaser(1);
    StringBuffer log = new StringBuffer();
    threads.clear();
    for (int t = 0; t < 3; t++) {
      phaser.register();
      threads.add(start(() -> {
        phaser.arriveAndAwaitAdvance();
        log.append("x");
        phaser.arriveAndDeregister();
      }));
    }
    System.out.println(phaser.getPhase() + " " + phaser.arriveAndAwaitAdvance() + " " + phaser.arriveAndAwaitAdvance() + " " + log + " " + phaser.getRegisteredParties());
    join(threads);
    phaser.arriveAndDeregister();
    System.out.println(phaser.isTerminated() + " " + (phaser.getPhase() < 0));
    Exchanger<String> exchanger = new Exchanger<>();
    String[] got = new String[2];
    Thread partner = start(() -> got[1] = exchanger.exchange("from partner"));
    got[0] = exchanger.exchange("from main");
    partner.join();
    System.out.println(got[0] + " " + got[1]);
    try {
      exchanger.exchange("alone", 1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("nobody came");
    }
    for (Body bad : new Body[] {() -> new CountDownLatch(-1), () -> new CyclicBarrier(0), () -> new Semaphore(1).release(-1), () -> new Phaser(-1)}) {
      try {
        bad.run();
      } catch (IllegalArgumentException e) {
        System.out.println("illegal " + e.getMessage());
      }
    }
  }
}
