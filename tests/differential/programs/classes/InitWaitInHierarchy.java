// SPDX-License-Identifier: Apache-2.0
import java.util.concurrent.ConcurrentLinkedQueue;

/** Threads that touch a hierarchy while another one initialises the top of it. */
public class InitWaitInHierarchy {
  static final ConcurrentLinkedQueue<String> LOG = new ConcurrentLinkedQueue<>();

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  interface Named {
    int N = log("Named", 3);
    default String name() { return "named"; }
  }

  static class Top implements Named {
    static int top = log("Top", 1);
    static { pause(40); LOG.add("Top done"); }
  }

  static class Middle extends Top { }

  static class Bottom extends Middle {
    static int bottom = log("Bottom", top + 1);
  }

  static int log(String what, int value) {
    LOG.add(what + " by " + Thread.currentThread().getName());
    return value;
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> LOG.add("a " + Bottom.bottom), "a");
    Thread b = new Thread(() -> { new Middle(); LOG.add("b made"); }, "b");
    Thread c = new Thread(() -> LOG.add("c " + Named.N), "c");
    a.start();
    pause(10);
    b.start();
    pause(60);
    c.start();
    a.join();
    b.join();
    c.join();
    LOG.stream().sorted().forEach(System.out::println);
  }
}
