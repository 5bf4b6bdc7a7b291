// SPDX-License-Identifier: Apache-2.0
/** What a new thread takes over from the one that makes it. */
public class InheritedByThreads {
  static final InheritableThreadLocal<String> LOCAL = new InheritableThreadLocal<>() {
    @Override protected String childValue(String parent) { return parent + "+"; }
  };
  static final ThreadLocal<String> OWN = ThreadLocal.withInitial(() -> "initial");

  static String describe() {
    Thread t = Thread.currentThread();
    return t.getName() + " " + t.getPriority() + " " + t.isDaemon() + " " + t.getThreadGroup().getName() + " " + LOCAL.get() + " " + OWN.get()
        + " " + (t.getContextClassLoader() == InheritedByThreads.class.getClassLoader()) + " " + t.isInterrupted() + " " + t.getState();
  }

  static void nest(int depth) {
    System.out.println(describe());
    if (depth == 0) return;
    OWN.set("depth " + depth);
    Thread inner = new Thread(() -> nest(depth - 1), "depth-" + depth);
    if (depth == 2) inner.setPriority(7);
    inner.start();
    try {
      inner.join();
    } catch (InterruptedException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) throws Exception {
    LOCAL.set("main");
    nest(3);
    Thread daemon = new Thread(() -> nest(1), "daemon");
    daemon.setDaemon(true);
    daemon.start();
    daemon.join();
    Thread late = new Thread(() -> System.out.println(describe()), "late");
    LOCAL.set("changed");
    late.start();
    late.join();
    try {
      late.start();
    } catch (IllegalThreadStateException e) {
      System.out.println(e);
    }
    try {
      late.setDaemon(true);
      System.out.println("set");
    } catch (IllegalThreadStateException e) {
      System.out.println(e);
    }
    Thread.currentThread().interrupt();
    Thread interrupted = new Thread(() -> System.out.println(Thread.currentThread().isInterrupted()));
    System.out.println(Thread.interrupted() + " " + Thread.interrupted());
    interrupted.start();
    interrupted.join();
  }
}
