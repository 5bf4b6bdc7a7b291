// SPDX-License-Identifier: Apache-2.0

/** Leaves by System.exit from another thread: an ordinary end with that code. */
public class SystemExit {
  public static void main(String[] args) throws InterruptedException {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    Thread leaver = new Thread(() -> System.exit(42));
    leaver.start();
    leaver.join();
    System.out.println("never printed");
  }
}
