// SPDX-License-Identifier: Apache-2.0
import java.lang.management.LockInfo;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** The thread part of java.lang.management: who is there, what each waits for, and the stacks. */
public class ThreadManagement {
  static final Object MONITOR = new Object();
  static final Object SIGNAL = new Object();
  static final ReentrantLock LOCK = new ReentrantLock();
  static volatile boolean end;

  static void enterMonitor() { synchronized (MONITOR) { } }

  static void waitForSignal() {
    synchronized (SIGNAL) {
      while (!end) {
        try {
          SIGNAL.wait();
        } catch (InterruptedException e) {
          return;
        }
      }
    }
  }

  static void sleepLong() {
    try {
      Thread.sleep(1_000_000);
    } catch (InterruptedException e) {
      // the end
    }
  }

  static void lockIt() {
    LOCK.lock();
    LOCK.unlock();
  }

  static void park() { while (!end) LockSupport.park(SIGNAL); }

  static String name(LockInfo lock) { return lock == null ? null : lock.getClassName(); }

  static void show(ThreadInfo info) {
    System.out.println(info.getThreadName() + " " + info.getThreadState() + " " + name(info.getLockInfo())
        + " owned by " + info.getLockOwnerName() + " native " + info.isInNative() + " suspended " + info.isSuspended()
        + " daemon " + info.isDaemon() + " priority " + info.getPriority());
    System.out.println("  lock name " + (info.getLockName() == null ? null : info.getLockName().replaceAll("@.*", "")));
    StackTraceElement[] trace = info.getStackTrace();
    List<String> own = new ArrayList<>();
    for (StackTraceElement e : trace) if (e.getClassName().equals("ThreadManagement")) own.add(e.getMethodName());
    System.out.println("  " + own);
  }

  public static void main(String[] args) throws Exception {
    ThreadMXBean bean = ManagementFactory.getThreadMXBean();
    int before = bean.getThreadCount();
    Runnable[] tasks = {ThreadManagement::enterMonitor, ThreadManagement::waitForSignal, ThreadManagement::sleepLong,
        ThreadManagement::lockIt, ThreadManagement::park};
    String[] names = {"monitor", "signal", "sleeper", "lock", "parked"};
    Thread[] threads = new Thread[tasks.length];
    int daemons = bean.getDaemonThreadCount();
    long started = bean.getTotalStartedThreadCount();
    synchronized (MONITOR) {
      LOCK.lock();
      for (int i = 0; i < tasks.length; i++) {
        threads[i] = new Thread(tasks[i], names[i]);
        threads[i].setDaemon(i % 2 == 0);
        threads[i].setPriority(3 + i);
        threads[i].start();
      }
      for (Thread t : threads)
        while (t.getState() == Thread.State.RUNNABLE || t.getState() == Thread.State.NEW) Thread.sleep(2);
      Thread.sleep(20);
      System.out.println("count " + (bean.getThreadCount() - before) + " daemons " + (bean.getDaemonThreadCount() - daemons));
      System.out.println("started " + (bean.getTotalStartedThreadCount() - started) + " peak " + (bean.getPeakThreadCount() >= bean.getThreadCount()));
      long[] ids = new long[threads.length];
      for (int i = 0; i < ids.length; i++) ids[i] = threads[i].getId();
      for (ThreadInfo info : bean.getThreadInfo(ids, Integer.MAX_VALUE)) show(info);
      System.out.println(bean.getThreadInfo(ids[2]).getStackTrace().length);
      System.out.println(bean.getThreadInfo(ids[2], 2).getStackTrace().length);
      System.out.println(Arrays.toString(bean.getThreadInfo(new long[] {123_456_789L})));
      long main = Thread.currentThread().getId();
      show(bean.getThreadInfo(main, 50));
      boolean all = true;
      for (long id : ids) {
        boolean found = false;
        for (long other : bean.getAllThreadIds()) found |= other == id;
        all &= found;
      }
      System.out.println("all ids " + all);
      int found = 0;
      for (ThreadInfo info : bean.dumpAllThreads(false, false))
        for (Thread t : threads) if (t.getId() == info.getThreadId() && t.getName().equals(info.getThreadName())) found++;
      System.out.println("dumped " + found);
      System.out.println(bean.findDeadlockedThreads() == null);
      System.out.println(bean.findMonitorDeadlockedThreads() == null);
      System.out.println(bean.isThreadCpuTimeSupported() + " " + (bean.getCurrentThreadCpuTime() >= 0) + " " + bean.isThreadContentionMonitoringEnabled());
      LOCK.unlock();
    }
    end = true;
    threads[2].interrupt();
    synchronized (SIGNAL) { SIGNAL.notifyAll(); }
    LockSupport.unpark(threads[4]);
    for (Thread t : threads) t.join();
    bean.resetPeakThreadCount();
    System.out.println("left " + (bean.getThreadCount() - before) + " " + (bean.getThreadInfo(threads[0].getId()) == null)
        + " peak " + (bean.getPeakThreadCount() == bean.getThreadCount()));
    try {
      bean.getThreadInfo(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
