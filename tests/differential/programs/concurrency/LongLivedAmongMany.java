// SPDX-License-Identifier: Apache-2.0
/** A thread that holds a lock and one that waits on an object stay what they are while thousands come and go. */
public class LongLivedAmongMany {
  static final Object HELD = new Object();
  static final Object SIGNAL = new Object();
  static volatile boolean holds, mayRelease, waits;
  static boolean signalled;

  static void hold() {
    synchronized (HELD) {
      holds = true;
      synchronized (SIGNAL) {
        while (!mayRelease) await();
      }
      System.out.println("released by " + Thread.currentThread().getName());
    }
  }

  static void await() {
    try {
      SIGNAL.wait();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread holder = new Thread(LongLivedAmongMany::hold, "holder");
    holder.start();
    while (!holds) Thread.sleep(1);
    int[] held = new int[1];
    for (int i = 0; i < 18_000; i++) {
      Thread passer = new Thread(() -> { if (Thread.holdsLock(HELD)) held[0]++; });
      passer.start();
      passer.join();
    }
    System.out.println("held by passers: " + held[0]);
    Thread last = new Thread(() -> { synchronized (HELD) { System.out.println("last has it"); } });
    last.start();
    while (last.getState() != Thread.State.BLOCKED) Thread.sleep(1);
    System.out.println(last.getState() + " " + holder.getState());
    mayRelease = true;
    synchronized (SIGNAL) {
      SIGNAL.notifyAll();
    }
    holder.join();
    last.join();
  }
}
