// SPDX-License-Identifier: Apache-2.0

/** printStackTrace texts: cycles, common frames, nested suppressed, native and lambda frames. */
public class TraceShapes {
  static class Checked extends Exception {
    Checked(String m) { super(m); }
    @Override public String toString() { return "own toString of " + getMessage(); }
  }

  static class Localized extends RuntimeException {
    @Override public String getMessage() { return "message"; }
    @Override public String getLocalizedMessage() { return "localized"; }
  }

  static class NoTrace extends RuntimeException {
    NoTrace() { super("no trace", null, true, false); }
  }

  static class Filled extends RuntimeException {
    @Override public synchronized Throwable fillInStackTrace() { return this; }
  }

  static void level1() throws Checked { level2(); }
  static void level2() throws Checked { throw new Checked("bottom"); }

  static Throwable wrap(int depth) {
    try {
      if (depth == 0) level1();
      throw new RuntimeException("depth " + depth, wrap(depth - 1));
    } catch (Checked e) {
      return e;
    } catch (RuntimeException e) {
      return e;
    }
  }

  interface Thrower { void run() throws Throwable; }

  static void show(String name, Thrower t) {
    System.out.println("--- " + name);
    try {
      t.run();
    } catch (Throwable e) {
      e.printStackTrace(System.out);
    }
  }

  static class Inner {
    final int value = compute();
    int compute() { throw new IllegalArgumentException("in a field initialiser"); }
  }

  static int rethrown(int n) {
    try {
      return 10 / n;
    } catch (ArithmeticException e) {
      throw e;
    }
  }

  static void fresh(Throwable old) throws Throwable {
    old.fillInStackTrace();
    throw old;
  }

  public static void main(String[] args) {
    show("wrapped", () -> { throw wrap(2); });
    show("localized", () -> { throw new Localized(); });
    show("no trace", () -> { throw new NoTrace(); });
    show("not filled", () -> { throw new Filled(); });
    show("field initialiser", Inner::new);
    show("rethrown", () -> rethrown(0));
    Throwable kept = new RuntimeException("kept");
    show("refilled", () -> fresh(kept));
    show("cycle", () -> {
      Exception a = new Exception("a");
      Exception b = new Exception("b", a);
      a.initCause(b);
      throw a;
    });
    show("suppressed", () -> {
      Exception main = new Exception("main");
      Exception s = new Exception("suppressed", new RuntimeException("its cause"));
      s.addSuppressed(new Exception("nested suppressed"));
      main.addSuppressed(s);
      main.addSuppressed(new Error("second"));
      throw main;
    });
    show("inner class", () -> new Object() { void m() { throw new IllegalStateException("anonymous"); } }.m());
    show("lambda in lambda", () -> ((Runnable) () -> { Runnable r = () -> { throw new RuntimeException("deep lambda"); }; r.run(); }).run());
    show("method reference", () -> ((java.util.function.Function<String, Integer>) Integer::parseInt).apply("x"));
    show("library", () -> java.util.List.of(1, 2).get(5));
    show("stream", () -> java.util.stream.Stream.of(1).map(n -> n / 0).toList());
    show("array", () -> System.out.println(new int[2][0].length / new int[1][0].length + new int[0].length / args.length));
    show("static init", () -> System.out.println(Broken.value));
    show("reflection free", () -> Class.forName("no.such.Name"));
    show("cause only", () -> { throw new RuntimeException(new java.io.IOException("cause text")); });
    show("null cause", () -> { throw new RuntimeException((Throwable) null); });
    try {
      new Exception("x", new Exception()).initCause(new Exception());
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    try {
      Exception self = new Exception("self");
      self.initCause(self);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    java.io.StringWriter text = new java.io.StringWriter();
    new Exception("to a writer").printStackTrace(new java.io.PrintWriter(text));
    System.out.print(text);
  }

  static class Broken { static int value = Integer.parseInt("broken"); }
}
