// SPDX-License-Identifier: Apache-2.0
/** Time passes for sleepers while other threads spin, allocate or yield. */
public class SleepBesideBusyThreads {
  static volatile boolean end;
  static Object kept;

  static void beside(String what, Runnable step) throws Exception {
    end = false;
    Thread busy = new Thread(() -> {
      while (!end) step.run();
    });
    busy.start();
    long begin = System.nanoTime();
    Thread.sleep(300);
    long millis = (System.nanoTime() - begin) / 1_000_000;
    end = true;
    busy.join();
    System.out.println(what + " " + (millis >= 300));
  }

  public static void main(String[] args) throws Exception {
    beside("spinning", () -> { });
    beside("allocating", () -> kept = new byte[1000]);
    beside("yielding", Thread::yield);
    beside("spin-waiting", Thread::onSpinWait);
    long begin = System.currentTimeMillis();
    while (System.currentTimeMillis() < begin + 50) { }
    System.out.println("over");
  }
}
