// SPDX-License-Identifier: Apache-2.0
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.concurrent.locks.ReentrantLock;

/** Threads that wait for each other are found by the management bean; daemons, so that the program ends. */
public class DeadlockDetection {
  static final Object A = new Object(), B = new Object();
  static final ReentrantLock C = new ReentrantLock(), D = new ReentrantLock();
  static volatile int ready;

  static synchronized void arrive(int wanted) throws InterruptedException {
    ready++;
    DeadlockDetection.class.notifyAll();
    while (ready < wanted) DeadlockDetection.class.wait();
  }

  static void monitors(Object first, Object second) {
    synchronized (first) {
      try {
        arrive(2);
      } catch (InterruptedException e) {
        return;
      }
      synchronized (second) { }
    }
  }

  static void locks(ReentrantLock first, ReentrantLock second) {
    first.lock();
    try {
      arrive(4);
    } catch (InterruptedException e) {
      return;
    }
    second.lock();
  }

  static void daemon(String name, Runnable task) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }

  static String names(ThreadMXBean bean, long[] ids) {
    if (ids == null) return "none";
    TreeSet<String> names = new TreeSet<>();
    for (long id : ids) names.add(bean.getThreadInfo(id).getThreadName());
    return names.toString();
  }

  public static void main(String[] args) throws Exception {
    ThreadMXBean bean = ManagementFactory.getThreadMXBean();
    System.out.println(names(bean, bean.findDeadlockedThreads()));
    daemon("ab", () -> monitors(A, B));
    daemon("ba", () -> monitors(B, A));
    daemon("waits-too", () -> { synchronized (A) { } });
    Thread.sleep(200);
    System.out.println(names(bean, bean.findMonitorDeadlockedThreads()));
    daemon("cd", () -> locks(C, D));
    daemon("dc", () -> locks(D, C));
    Thread.sleep(200);
    System.out.println(names(bean, bean.findDeadlockedThreads()));
    System.out.println(names(bean, bean.findMonitorDeadlockedThreads()));
  }
}
