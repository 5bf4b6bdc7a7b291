// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.InvocationTargetException;
import java.util.Iterator;

/** Errors of linking and reflection seen from Java: missing members by reflection, aborted iteration, wrapped causes. */
public class VerifyBehaviour {
  interface Action { Object run() throws Throwable; }

  static void attempt(String name, Action a) {
    try {
      System.out.println(name + ": " + a.run());
    } catch (Throwable t) {
      StringBuilder chain = new StringBuilder();
      for (Throwable c = t; c != null; c = c.getCause()) chain.append(c.getClass().getSimpleName()).append("(").append(c.getMessage()).append(") ");
      System.out.println(name + ": " + chain.toString().trim());
    }
  }

  static abstract class Shape { abstract int area(); }
  static class Throwing { Throwing() { throw new IllegalStateException("constructor"); } static void boom() throws Exception { throw new Exception("boom"); } }
  static class NoDefault { NoDefault(int n) { } }
  private static class Hidden { private Hidden() { } }
  static class BadInit { static { if (true) throw new RuntimeException("init"); } BadInit() { } static int x; }
  enum Level { LOW; static { if (LOW.ordinal() == 0) System.out.println("Level initialised"); } }

  static class Closing implements AutoCloseable, Iterable<Integer> {
    final String name;
    Closing(String name) { this.name = name; }
    @Override public void close() throws Exception { throw new Exception("close " + name); }
    @Override public Iterator<Integer> iterator() {
      return new Iterator<>() {
        int n = 3;
        @Override public boolean hasNext() { return true; }
        @Override public Integer next() { if (n-- == 0) throw new java.util.NoSuchElementException("iterated too far"); return n; }
      };
    }
  }

  static int sum(Closing c) {
    int s = 0;
    for (int n : c) s += n;
    return s;
  }

  public static void main(String[] args) {
    attempt("abstract", () -> Shape.class.getDeclaredConstructor().newInstance());
    attempt("constructor throws", () -> Throwing.class.getDeclaredConstructor().newInstance());
    attempt("method throws", () -> Throwing.class.getDeclaredMethod("boom").invoke(null));
    attempt("no default", () -> NoDefault.class.getDeclaredConstructor().newInstance());
    attempt("hidden", () -> Hidden.class.getDeclaredConstructor().newInstance() != null);
    attempt("bad init", () -> BadInit.class.getDeclaredConstructor().newInstance());
    attempt("bad init again", () -> BadInit.class.getDeclaredConstructor().newInstance());
    attempt("bad init field", () -> BadInit.class.getDeclaredField("x").get(null));
    attempt("enum", () -> Level.valueOf("LOW"));
    attempt("enum missing", () -> Level.valueOf("HIGH"));
    attempt("iteration", () -> sum(new Closing("x")));
    attempt("both close", () -> { try (Closing a = new Closing("a"); Closing b = new Closing("b")) { return a.name + b.name; } });
    attempt("body and close", () -> { try (Closing a = new Closing("a")) { throw new RuntimeException("body", new Error("cause")); } });
    attempt("nested target", () -> {
      try {
        return Throwing.class.getDeclaredConstructor().newInstance();
      } catch (InvocationTargetException e) {
        throw e.getTargetException();
      }
    });
    attempt("finally replaces", () -> { try { throw new Exception("lost"); } finally { throw new Error("kept"); } });
    attempt("catch rethrows", () -> { try { return 1 / (args.length); } catch (ArithmeticException e) { throw new IllegalArgumentException("translated", e); } });
    attempt("error", () -> { throw new InternalError("internal", new UnknownError("unknown")); });
    attempt("linkage", () -> { throw new NoSuchMethodError("by hand"); });
    attempt("array type", () -> Class.forName("[[I").getDeclaredConstructor());
    attempt("primitive", () -> int.class.getDeclaredConstructor());
    attempt("interface", () -> Action.class.getDeclaredConstructor());
    attempt("record", () -> { record Positive(int n) { Positive { if (n < 0) throw new IllegalArgumentException("negative " + n); } } return Positive.class.getDeclaredConstructors()[0].newInstance(-3); });
    attempt("thread", () -> { Thread t = new Thread(() -> { }); t.start(); t.join(); t.start(); return 0; });
    attempt("deep", () -> deep(50));
  }

  static int deep(int n) {
    try {
      if (n == 0) throw new RuntimeException("deepest");
      return deep(n - 1);
    } catch (RuntimeException e) {
      if (n % 25 == 0) throw new IllegalStateException("at " + n, e);
      throw e;
    }
  }
}
