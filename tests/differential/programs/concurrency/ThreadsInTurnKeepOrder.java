// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Ids and names of threads go up, whatever becomes of threads before; pools come and go. */
public class ThreadsInTurnKeepOrder {
  public static void main(String[] args) throws Exception {
    List<Long> ids = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      Thread thread = new Thread(() -> { });
      ids.add(thread.getId());
      if (i % 3 != 0) thread.start();
      if (i % 3 == 1) thread.join();
    }
    boolean ascending = true;
    for (int i = 1; i < ids.size(); i++) ascending &= ids.get(i) > ids.get(i - 1);
    System.out.println(ascending);
    int sum = 0;
    for (int i = 0; i < 60; i++) {
      ExecutorService pool = Executors.newFixedThreadPool(3);
      int at = i;
      for (int k = 0; k < 3; k++) sum += pool.submit(() -> at).get();
      pool.shutdown();
      System.out.print(pool.awaitTermination(1, TimeUnit.SECONDS) ? "" : "not ended ");
    }
    System.out.println(sum);
    Thread last = new Thread(() -> { });
    System.out.println(last.getName().startsWith("Thread-") + " " + last.getThreadGroup().getName());
    ThreadGroup group = new ThreadGroup("own");
    Thread[] threads = new Thread[5];
    for (int i = 0; i < 5; i++) {
      threads[i] = new Thread(group, () -> {
        try {
          Thread.sleep(50);
        } catch (InterruptedException e) {
          System.out.println("interrupted");
        }
      }, "own-" + i);
      threads[i].start();
    }
    System.out.println(group.activeCount());
    Thread[] found = new Thread[10];
    System.out.println(group.enumerate(found) + " " + found[0].getName() + " " + found[4].getName());
    threads[2].interrupt();
    for (Thread t : threads) t.join();
    System.out.println(group.activeCount());
  }
}
