// SPDX-License-Identifier: Apache-2.0
/** The monitor of a class object has nothing to do with its initialisation. */
public class InitLocksTheMirror {
  static volatile boolean started, release;

  static class Slow {
    static int v;
    static {
      started = true;
      while (!release) pause();
      v = 9;
    }
    static synchronized int locked() { return v; }
  }

  static class Locked { static synchronized String call() { return Thread.currentThread().getName() + " " + Thread.holdsLock(Locked.class); } }

  static void pause() {
    try {
      Thread.sleep(2);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Class<?> mirror = Slow.class;
    Thread initialiser = new Thread(() -> System.out.println("locked " + Slow.locked()), "initialiser");
    initialiser.start();
    while (!started) pause();
    synchronized (mirror) {
      System.out.println("has the mirror's monitor " + Thread.holdsLock(mirror));
      release = true;
      Thread.sleep(20);
      System.out.println(initialiser.getState());
    }
    initialiser.join();
    synchronized (Locked.class) {
      System.out.println(Locked.call());
    }
    synchronized (mirror) {
      mirror.notifyAll();
    }
    System.out.println(Slow.v);
  }
}
