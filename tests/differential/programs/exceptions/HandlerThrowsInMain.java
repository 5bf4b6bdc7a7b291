// SPDX-License-Identifier: Apache-2.0
/** The handler of main's uncaught exception throws one itself. */
public class HandlerThrowsInMain {
  public static void main(String[] args) {
    Thread.currentThread().setUncaughtExceptionHandler((t, e) -> {
      System.out.println("told of " + e.getMessage());
      throw new IllegalStateException("handler");
    });
    throw new RuntimeException("main");
  }
}
