// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/** wait and notify: a bounded buffer, ping-pong, barriers, and misuse. */
public class WaitNotify {
  static class Buffer {
    private final Queue<Integer> items = new ArrayDeque<>();
    synchronized void put(int n) throws InterruptedException {
      while (items.size() == 3) wait();
      items.add(n);
      notifyAll();
    }
    synchronized int take() throws InterruptedException {
      while (items.isEmpty()) wait();
      int n = items.remove();
      notifyAll();
      return n;
    }
  }

  static class PingPong {
    private boolean ping = true;
    final StringBuilder log = new StringBuilder();
    synchronized void say(boolean mine, String word, int rounds) throws InterruptedException {
      for (int i = 0; i < rounds; i++) {
        while (ping != mine) wait();
        log.append(word).append(i).append(' ');
        ping = !ping;
        notifyAll();
      }
    }
  }

  interface Body { void run() throws InterruptedException; }

  static Thread start(Body body) {
    Thread t = new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    t.start();
    return t;
  }

  public static void main(String[] args) throws Exception {
    Buffer buffer = new Buffer();
    List<Integer> taken = new ArrayList<>();
    Thread producer = start(() -> { for (int i = 0; i < 50; i++) buffer.put(i * i); buffer.put(-1); });
    Thread consumer = start(() -> { for (int n = buffer.take(); n >= 0; n = buffer.take()) taken.add(n); });
    producer.join();
    consumer.join();
    System.out.println(taken);
    long[] total = {0};
    Thread[] producers = new Thread[4];
    for (int p = 0; p < 4; p++) {
      int base = p * 100;
      producers[p] = start(() -> { for (int i = 0; i < 25; i++) buffer.put(base + i); });
    }
    Thread summing = start(() -> { for (int i = 0; i < 100; i++) total[0] += buffer.take(); });
    for (Thread t : producers) t.join();
    summing.join();
    System.out.println(total[0]);
    PingPong game = new PingPong();
    Thread a = start(() -> game.say(true, "ping", 6));
    Thread b = start(() -> game.say(false, "pong", 6));
    a.join();
    b.join();
    System.out.println(game.log);
    Object lock = new Object();
    synchronized (lock) {
      lock.wait(1);
      lock.notify();
      lock.notifyAll();
      System.out.println("timed wait returned " + Thread.holdsLock(lock));
    }
    System.out.println(Thread.holdsLock(lock));
    for (String what : new String[] {"wait", "notify", "notifyAll", "negative", "nanos"}) {
      try {
        switch (what) {
          case "wait" -> lock.wait();
          case "notify" -> lock.notify();
          case "notifyAll" -> lock.notifyAll();
          case "negative" -> { synchronized (lock) { lock.wait(-1); } }
          default -> { synchronized (lock) { lock.wait(1, 1000000); } }
        }
      } catch (IllegalMonitorStateException | IllegalArgumentException e) {
        System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    Thread other;
    synchronized (lock) {
      synchronized (lock) {
        other = start(() -> { synchronized (lock) { System.out.println("other got the lock"); } });
        while (other.getState() != Thread.State.BLOCKED) Thread.yield();
        System.out.println("other is " + other.getState());
      }
    }
    other.join();
    Thread waiting = start(() -> { synchronized (lock) { lock.wait(); } });
    while (waiting.getState() != Thread.State.WAITING) Thread.yield();
    System.out.println(waiting.getState());
    waiting.interrupt();
    waiting.join();
    try {
      synchronized (lock) {
        throw new RuntimeException("thrown inside");
      }
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + ", lock released " + !Thread.holdsLock(lock));
    }
  }
}
