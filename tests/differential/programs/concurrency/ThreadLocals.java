// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;

/** ThreadLocal, InheritableThreadLocal, ThreadLocalRandom's contract, Timer. */
public class ThreadLocals {
  static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 100);
  static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<>() {
    @Override protected String childValue(String parent) { return parent + "'s child"; }
  };
  static final ThreadLocal<List<String>> LOG = new ThreadLocal<>() {
    @Override protected List<String> initialValue() { return new ArrayList<>(); }
  };

  static void in(String name, Runnable r) throws InterruptedException {
    Thread t = new Thread(r, name);
    t.start();
    t.join();
  }

  public static void main(String[] args) throws Exception {
    COUNT.set(1);
    NAME.set("main");
    LOG.get().add("first");
    in("a", () -> {
      COUNT.set(COUNT.get() + 1);
      System.out.println("a " + COUNT.get() + " " + NAME.get() + " " + LOG.get());
      NAME.set("changed");
    });
    in("b", () -> System.out.println("b " + COUNT.get() + " " + NAME.get()));
    System.out.println("main " + COUNT.get() + " " + NAME.get() + " " + LOG.get());
    COUNT.remove();
    System.out.println(COUNT.get());
    ThreadLocal<String> plain = new ThreadLocal<>();
    System.out.println(plain.get());
    plain.set("x");
    plain.remove();
    System.out.println(plain.get());
    ThreadLocal<?>[] many = new ThreadLocal<?>[100];
    for (int i = 0; i < many.length; i++) {
      int n = i;
      many[i] = ThreadLocal.withInitial(() -> n * n);
    }
    int sum = 0;
    for (ThreadLocal<?> t : many) sum += (Integer) t.get();
    System.out.println(sum);
    in("no inherit", () -> in2());
    Timer timer = new Timer("timer", true);
    ConcurrentLinkedQueue<String> events = new ConcurrentLinkedQueue<>();
    CountDownLatch done = new CountDownLatch(4);
    timer.schedule(new TimerTask() { @Override public void run() { events.add("once " + Thread.currentThread().getName()); done.countDown(); } }, 1);
    int[] ticks = {0};
    timer.schedule(new TimerTask() {
      @Override public void run() {
        events.add("tick" + ticks[0]++);
        done.countDown();
        if (ticks[0] == 3) cancel();
      }
    }, 20, 5);
    done.await();
    System.out.println(events);
    TimerTask cancelled = new TimerTask() { @Override public void run() { System.out.println("never"); } };
    timer.schedule(cancelled, 100000);
    System.out.println(cancelled.cancel() + " " + cancelled.cancel() + " " + timer.purge());
    timer.cancel();
    try {
      timer.schedule(new TimerTask() { @Override public void run() { } }, 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      new Timer(true).schedule(cancelled, -1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    int r = java.util.concurrent.ThreadLocalRandom.current().nextInt(10);
    System.out.println(r >= 0 && r < 10);
    try {
      java.util.concurrent.ThreadLocalRandom.current().setSeed(1);
    } catch (UnsupportedOperationException e) {
      System.out.println("no seeding");
    }
  }

  static void in2() {
    Thread t = new Thread(null, () -> System.out.println("inherits " + NAME.get()), "no", 0, false);
    t.start();
    try {
      t.join();
    } catch (InterruptedException e) {
      System.out.println("interrupted");
    }
  }
}
