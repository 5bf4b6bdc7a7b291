// SPDX-License-Identifier: Apache-2.0
/** A second thread needs a class whose initialiser sleeps: it waits and then sees the final value. */
public class InitWaitsForSleeper {
  static class Slow {
    static int z;
    static {
      System.out.println("begin");
      pause(20);
      z = 5;
      System.out.println("end");
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
    int[] seen = new int[4];
    Thread first = new Thread(() -> seen[0] = Slow.z);
    first.start();
    pause(5);
    Thread[] others = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int at = i + 1;
      others[i] = new Thread(() -> seen[at] = Slow.z);
      others[i].start();
    }
    first.join();
    for (Thread other : others) other.join();
    for (int value : seen) System.out.println(value);
  }
}
