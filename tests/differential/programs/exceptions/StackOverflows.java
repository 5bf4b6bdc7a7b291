// SPDX-License-Identifier: Apache-2.0

/** StackOverflowError is an ordinary catchable error, again and again. */
public class StackOverflows {
  static int depth;

  static int endless(int n) {
    depth++;
    return endless(n + 1) + 1;
  }

  static void endlessWithFinally() {
    depth++;
    try {
      endlessWithFinally();
    } finally {
      depth--;
    }
  }

  static class Mutual {
    Object ping(Object o, long a, double b) { return pong(o, a + 1, b * 2); }
    Object pong(Object o, long a, double b) { return ping(o, a + 1, b / 2); }
  }

  static class Loop {
    Loop other;
    @Override public String toString() { return "Loop(" + other + ")"; }
    @Override public int hashCode() { return other.hashCode() + 1; }
  }

  interface Action { Object run(); }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + " " + action.run());
    } catch (StackOverflowError e) {
      System.out.println(name + " overflowed, message " + e.getMessage() + ", cause " + e.getCause()
          + ", deep trace " + (e.getStackTrace().length >= 1000));
    }
  }

  static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }

  static boolean even(int n) { return n == 0 || odd(n - 1); }
  static boolean odd(int n) { return n != 0 && even(n - 1); }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      depth = 0;
      attempt("endless", () -> endless(0));
      System.out.println(depth > 1000);
    }
    depth = 0;
    attempt("finally", () -> {
      endlessWithFinally();
      return "never";
    });
    System.out.println(depth);
    attempt("mutual", () -> new Mutual().ping("x", 1, 2.0));
    Loop a = new Loop();
    Loop b = new Loop();
    a.other = b;
    b.other = a;
    attempt("toString", a::toString);
    attempt("hashCode", a::hashCode);
    System.out.println(sum(2000));
    System.out.println(even(3000) + " " + odd(2001));
    java.util.function.Function<Integer, Integer>[] self = new java.util.function.Function[1];
    self[0] = n -> self[0].apply(n + 1);
    attempt("lambda", () -> self[0].apply(0));
    System.out.println("still alive");
  }
}
