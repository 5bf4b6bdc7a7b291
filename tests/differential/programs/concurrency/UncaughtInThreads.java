// SPDX-License-Identifier: Apache-2.0

/** Uncaught exceptions in threads: default text on stderr, handlers, and main going on. */
public class UncaughtInThreads {
  static void run(String name, Runnable body) throws InterruptedException {
    Thread t = new Thread(body, name);
    t.start();
    t.join();
    System.out.println(name + " ended, alive " + t.isAlive());
  }

  static void deep(int n) {
    if (n == 0) throw new IllegalStateException("deep in a thread");
    deep(n - 1);
  }

  public static void main(String[] args) throws Exception {
    run("plain", () -> { throw new RuntimeException("plain failure"); });
    run("error", () -> { throw new AssertionError("an error"); });
    run("deep", () -> deep(3));
    Thread own = new Thread(() -> { throw new RuntimeException("handled"); }, "own");
    own.setUncaughtExceptionHandler((t, e) -> System.out.println("handler of " + t.getName() + ": " + e.getMessage()));
    own.start();
    own.join();
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default for " + t.getName() + ": " + e));
    run("defaulted", () -> { throw new UnsupportedOperationException("to the default handler"); });
    run("cause", () -> { throw new RuntimeException("outer", new Exception("inner")); });
    Thread failing = new Thread(() -> { throw new RuntimeException("first"); }, "failing");
    failing.setUncaughtExceptionHandler((t, e) -> { throw new RuntimeException("handler fails too"); });
    failing.start();
    failing.join();
    Thread.setDefaultUncaughtExceptionHandler(null);
    ThreadGroup group = new ThreadGroup("group") {
      @Override public void uncaughtException(Thread t, Throwable e) { System.out.println("group saw " + e.getMessage()); }
    };
    Thread member = new Thread(group, () -> { throw new RuntimeException("in a group"); }, "member");
    member.start();
    member.join();
    System.out.println("main throws now");
    throw new Exception("from main", new IllegalArgumentException("cause"));
  }
}
