// requires: 21
// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

/** Virtual threads: starting, joining, blocking, locals, per-task executors, builders. */
public class VirtualThreads {
  static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 7);

  public static void main(String[] args) throws Exception {
    Thread v = Thread.ofVirtual().name("virtual-1").start(() -> System.out.println("in " + Thread.currentThread().getName() + " " + Thread.currentThread().isVirtual()));
    v.join();
    System.out.println(v.isVirtual() + " " + v.isDaemon() + " " + v.getPriority() + " " + v.getState());
    AtomicInteger total = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      int n = i;
      threads.add(Thread.startVirtualThread(() -> total.addAndGet(n)));
    }
    for (Thread t : threads) t.join();
    System.out.println(total);
    try (ExecutorService e = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Integer>> futures = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        int n = i;
        futures.add(e.submit(() -> { Thread.sleep(1); return n * n; }));
      }
      int sum = 0;
      for (Future<Integer> f : futures) sum += f.get();
      System.out.println(sum);
    }
    BlockingQueue<String> queue = new ArrayBlockingQueue<>(1);
    Thread producer = Thread.startVirtualThread(() -> {
      try {
        for (String s : "a b c d".split(" ")) queue.put(s);
        queue.put("end");
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    StringBuilder got = new StringBuilder();
    for (String s = queue.take(); !s.equals("end"); s = queue.take()) got.append(s);
    producer.join();
    System.out.println(got);
    Thread sleeper = Thread.ofVirtual().unstarted(() -> {
      try {
        Thread.sleep(100000);
      } catch (InterruptedException e) {
        System.out.println("virtual sleeper interrupted");
      }
    });
    System.out.println(sleeper.getState());
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    ReentrantLock lock = new ReentrantLock();
    int[] counter = {0};
    List<Thread> lockers = new ArrayList<>();
    for (int i = 0; i < 10; i++) lockers.add(Thread.startVirtualThread(() -> { for (int k = 0; k < 50; k++) { lock.lock(); try { counter[0]++; } finally { lock.unlock(); } } }));
    for (Thread t : lockers) t.join();
    System.out.println(counter[0]);
    LOCAL.set(1);
    Thread.startVirtualThread(() -> System.out.println("local " + LOCAL.get())).join();
    Thread failing = Thread.ofVirtual().uncaughtExceptionHandler((t, e) -> System.out.println("handler: " + e.getMessage())).start(() -> { throw new RuntimeException("virtual failure"); });
    failing.join();
    Object monitor = new Object();
    boolean[] ready = {false};
    Thread waiter = Thread.startVirtualThread(() -> {
      synchronized (monitor) {
        while (!ready[0]) {
          try {
            monitor.wait();
          } catch (InterruptedException e) {
            return;
          }
        }
        System.out.println("notified");
      }
    });
    synchronized (monitor) {
      ready[0] = true;
      monitor.notifyAll();
    }
    waiter.join();
    ThreadFactory factory = Thread.ofVirtual().name("task-", 0).factory();
    Thread first = factory.newThread(() -> { });
    System.out.println(first.getName() + " " + factory.newThread(() -> { }).getName() + " " + first.isVirtual());
    try {
      first.setDaemon(false);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Thread platform = Thread.ofPlatform().name("platform").daemon().start(() -> { });
    platform.join();
    System.out.println(platform.isVirtual() + " " + platform.isDaemon());
  }
}
