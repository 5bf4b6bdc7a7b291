// SPDX-License-Identifier: Apache-2.0
/** What can be seen of a thread that waits for an initialiser: its state, and that an interrupt does not wake it. */
public class InitWaiterState {
  static volatile boolean mayEnd;
  static volatile String first, second;

  static class Slow {
    static int z;
    static {
      while (!mayEnd) pause(1);
      z = 7;
    }
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread initialiser = new Thread(() -> first = "first " + Slow.z);
    initialiser.start();
    pause(20);
    Thread waiter = new Thread(() -> {
      int z = Slow.z;
      second = "second " + z + " " + Thread.currentThread().isInterrupted();
    });
    waiter.start();
    pause(20);
    System.out.println(waiter.getState());
    waiter.interrupt();
    pause(20);
    System.out.println(waiter.isAlive() + " " + waiter.isInterrupted() + " " + waiter.getState());
    System.out.println(waiter.getStackTrace()[0].getMethodName());
    mayEnd = true;
    initialiser.join();
    waiter.join();
    System.out.println(first);
    System.out.println(second);
  }
}
