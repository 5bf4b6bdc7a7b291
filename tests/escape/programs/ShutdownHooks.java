// SPDX-License-Identifier: Apache-2.0

/** A shutdown hook that never ends keeps nobody waiting beyond the time limit. */
public class ShutdownHooks {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      System.out.println("hook runs");
      long n = 0;
      while (true) n++;
    }));
    System.out.println("main ends");
  }
}
