// SPDX-License-Identifier: Apache-2.0

/** An uncaught exception with causes and suppressed ones: exact stack trace on stderr, exit code 1. */
public class UncaughtException {
  static class AppException extends Exception {
    AppException(String message, Throwable cause) { super(message, cause); }
  }

  static void low(int depth) {
    if (depth == 0) {
      throw new IllegalStateException("at the bottom");
    }
    low(depth - 1);
  }

  static void middle() throws AppException {
    try {
      low(3);
    } catch (IllegalStateException e) {
      AppException wrapped = new AppException("wrapped in the middle", e);
      wrapped.addSuppressed(new RuntimeException("suppressed one"));
      wrapped.addSuppressed(new Error());
      throw wrapped;
    }
  }

  static class Worker {
    void work() throws AppException {
      middle();
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println("before");
    try {
      new Worker().work();
    } catch (AppException e) {
      e.printStackTrace();
      System.out.println("printed once");
    }
    Runnable action = () -> {
      throw new UnsupportedOperationException("from a lambda");
    };
    try {
      action.run();
    } catch (UnsupportedOperationException e) {
      e.printStackTrace(System.out);
    }
    new Object() {
      void run() throws AppException {
        new Worker().work();
      }
    }.run();
    System.out.println("never printed");
  }
}
