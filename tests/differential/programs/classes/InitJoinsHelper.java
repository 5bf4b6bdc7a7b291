// SPDX-License-Identifier: Apache-2.0
/** A superclass whose initialiser waits for a thread that needs another class only. */
public class InitJoinsHelper {
  static class A {
    static int a;
    static {
      System.out.println("A begins");
      // The helper needs B only, so that this join ends.
      Thread needsB = new Thread(InitJoinsHelper::useB, "needs-b");
      needsB.start();
      join(needsB);
      System.out.println("A ends " + a);
    }
  }

  static class B {
    static int b = 41;
    static { System.out.println("B by " + Thread.currentThread().getName()); }
  }

  static void useB() { System.out.println("B is " + B.b); }

  static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Thread other = new Thread(() -> System.out.println("other " + A.a));
    other.start();
    join(other);
    System.out.println(A.a + " " + B.b);
  }
}
