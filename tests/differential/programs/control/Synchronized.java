// SPDX-License-Identifier: Apache-2.0

/** Monitors in control flow: nested blocks, exceptions, returns, synchronized methods, reentrance. */
public class Synchronized {
  private int count;
  private final Object lock = new Object();

  synchronized int increment() { return ++count; }
  synchronized int nested(int n) { return n == 0 ? count : nested(n - 1) + increment(); }
  static synchronized boolean holdsClass() { return Thread.holdsLock(Synchronized.class); }

  int returnInside() {
    synchronized (lock) {
      synchronized (this) {
        if (Thread.holdsLock(lock) && Thread.holdsLock(this)) return 1;
      }
      return 2;
    }
  }

  int breakOut() {
    int n = 0;
    while (true) {
      synchronized (lock) {
        n++;
        if (n > 5) break;
        if (n % 2 == 0) continue;
        n++;
      }
    }
    return Thread.holdsLock(lock) ? -1 : n;
  }

  int throwsInside(boolean fail) {
    try {
      synchronized (lock) {
        if (fail) throw new IllegalStateException("inside, holding " + Thread.holdsLock(lock));
        return 0;
      }
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + ", after " + Thread.holdsLock(lock));
      return 1;
    } finally {
      System.out.println("finally " + Thread.holdsLock(lock));
    }
  }

  synchronized void throwing() { throw new RuntimeException("from synchronized method"); }

  public static void main(String[] args) throws Exception {
    Synchronized s = new Synchronized();
    System.out.println(s.increment() + " " + s.nested(5) + " " + holdsClass() + " " + Thread.holdsLock(Synchronized.class));
    System.out.println(s.returnInside() + " " + s.breakOut() + " " + s.throwsInside(true) + " " + s.throwsInside(false));
    try {
      s.throwing();
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + " " + Thread.holdsLock(s));
    }
    Object changing = "first";
    synchronized (changing) {
      changing = "second";
      System.out.println(Thread.holdsLock("first") + " " + Thread.holdsLock(changing));
    }
    int[] array = {0};
    Thread[] threads = new Thread[8];
    for (int t = 0; t < threads.length; t++) {
      threads[t] = new Thread(() -> {
        for (int i = 0; i < 500; i++) {
          synchronized (array) {
            array[0]++;
          }
          s.increment();
        }
      });
      threads[t].start();
    }
    for (Thread t : threads) t.join();
    System.out.println(array[0] + " " + s.count);
    synchronized (int.class) {
      System.out.println(Thread.holdsLock(int.class));
    }
    try {
      synchronized ((Object) null) {
        System.out.println("never");
      }
    } catch (NullPointerException e) {
      System.out.println("null monitor");
    }
    int depth = 0;
    for (int i = 0; i < 100; i++) {
      synchronized (s) {
        synchronized (s) {
          depth++;
        }
      }
    }
    System.out.println(depth + " " + Thread.holdsLock(s));
    Object[] locks = {new Object(), new Object()};
    int[] account = {1000, 0};
    Runnable transfer = () -> {
      for (int i = 0; i < 100; i++) synchronized (locks[0]) { synchronized (locks[1]) { account[0] -= 1; account[1] += 1; } }
    };
    Thread a = new Thread(transfer), b = new Thread(transfer);
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(account[0] + " " + account[1]);
  }
}
