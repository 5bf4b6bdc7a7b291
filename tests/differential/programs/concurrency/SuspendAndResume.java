// SPDX-License-Identifier: Apache-2.0
import java.util.concurrent.atomic.AtomicInteger;

/** Thread.suspend and resume, where there are such. */
public class SuspendAndResume {
  static final AtomicInteger COUNT = new AtomicInteger();
  static volatile boolean end;

  static boolean call(Thread thread, String name) throws Exception {
    try {
      Thread.class.getMethod(name).invoke(thread);
      return true;
    } catch (NoSuchMethodException e) {
      return false;
    } catch (java.lang.reflect.InvocationTargetException e) {
      System.out.println(name + ": " + e.getCause().getClass().getName());
      return false;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(() -> {
      while (!end) {
        COUNT.incrementAndGet();
        Thread.yield();
      }
    });
    worker.start();
    while (COUNT.get() == 0) Thread.sleep(1);
    if (call(worker, "suspend")) {
      Thread.sleep(20);
      int before = COUNT.get();
      Thread.sleep(50);
      System.out.println("moved while suspended: " + (COUNT.get() != before));
      System.out.println(worker.isAlive());
      worker.join(20);
      System.out.println(worker.isAlive());
      call(worker, "resume");
      while (COUNT.get() == before) Thread.sleep(1);
      System.out.println("moves again");
    }
    end = true;
    worker.join();
    Thread self = new Thread(() -> {
      try {
        System.out.println("before " + call(Thread.currentThread(), "suspend"));
      } catch (Exception e) {
        System.out.println(e);
      }
    });
    self.start();
    self.join(50);
    if (self.isAlive()) {
      call(self, "resume");
      self.join();
    }
    System.out.println("end");
  }
}
