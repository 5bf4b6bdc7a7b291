// SPDX-License-Identifier: Apache-2.0
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Waits with a limit end while another thread computes, and not long after. */
public class TimedWaitsBesideWork {
  static volatile boolean end;
  static long sink;

  static void compute() {
    long x = 1;
    while (!end) x = x * 31 + 7;
    sink = x;
  }

  interface Wait { Object perform() throws Exception; }

  static void timed(String what, long millis, Wait wait) throws Exception {
    long begin = System.nanoTime();
    Object result;
    try {
      result = wait.perform();
    } catch (TimeoutException e) {
      result = "timeout";
    }
    long took = (System.nanoTime() - begin) / 1_000_000;
    System.out.println(what + " " + result + " " + (took >= millis) + " " + (took < millis + 2000));
  }

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(TimedWaitsBesideWork::compute);
    worker.setDaemon(true);
    worker.start();
    Object monitor = new Object();
    ReentrantLock lock = new ReentrantLock();
    timed("sleep", 100, () -> { Thread.sleep(100); return null; });
    timed("wait", 100, () -> { synchronized (monitor) { monitor.wait(100); } return null; });
    timed("join", 100, () -> { worker.join(100); return worker.isAlive(); });
    timed("latch", 100, () -> new CountDownLatch(1).await(100, TimeUnit.MILLISECONDS));
    timed("queue", 100, () -> new LinkedBlockingQueue<String>().poll(100, TimeUnit.MILLISECONDS));
    timed("future", 100, () -> new FutureTask<>(() -> 1).get(100, TimeUnit.MILLISECONDS));
    timed("condition", 100, () -> {
      lock.lock();
      try {
        return lock.newCondition().await(100, TimeUnit.MILLISECONDS);
      } finally {
        lock.unlock();
      }
    });
    timed("park", 0, () -> { LockSupport.parkNanos(100_000_000); return null; });
    end = true;
    worker.join();
    System.out.println(sink != 0);
  }
}
