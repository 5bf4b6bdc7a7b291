// SPDX-License-Identifier: Apache-2.0
/** Threads that wait for an initialiser which then fails get NoClassDefFoundError with the reason. */
public class InitWaitsForFailure {
  static class Broken {
    static int z = fail();

    static int fail() {
      pause(30);
      throw new IllegalStateException("not today");
    }
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  static String use() {
    try {
      return "value " + Broken.z;
    } catch (Throwable t) {
      return t + " / " + t.getCause();
    }
  }

  public static void main(String[] args) throws Exception {
    String[] seen = new String[3];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int at = i;
      threads[i] = new Thread(() -> seen[at] = use(), "user-" + i);
      threads[i].start();
      pause(5);
    }
    for (Thread thread : threads) thread.join();
    for (String text : seen) System.out.println(text);
    System.out.println(use());
  }
}
