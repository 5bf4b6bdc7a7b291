// SPDX-License-Identifier: Apache-2.0
/** An initialiser that runs out of memory: the class is unusable, and the error says why. */
public class OutOfHeapInInitialiser {
  static class Greedy { static long[][] all = new long[100_000][]; static { for (int i = 0; i < 100_000; i++) all[i] = new long[8 << 20]; } }
  static class Impossible { static int[] all = new int[Integer.MAX_VALUE]; }

  static void attempt(String what, Runnable use) {
    try {
      use.run();
      System.out.println(what + ": ok");
    } catch (Throwable t) {
      System.out.println(what + ": " + t);
      for (Throwable c = t.getCause(); c != null; c = c.getCause()) System.out.println("  by " + c);
    }
  }

  public static void main(String[] args) {
    attempt("impossible", () -> System.out.println(Impossible.all.length));
    attempt("impossible", () -> System.out.println(Impossible.all.length));
    attempt("greedy", () -> System.out.println(Greedy.all.length));
    attempt("greedy", () -> System.out.println(Greedy.all.length));
  }
}
