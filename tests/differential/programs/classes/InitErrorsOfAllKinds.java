// SPDX-License-Identifier: Apache-2.0
/** What an initialiser may throw, and what the first and the second user of the class get. */
public class InitErrorsOfAllKinds {
  static class Own extends RuntimeException {
    Own(String text) { super(text); }
    @Override public String getMessage() { return "overridden"; }
    @Override public String toString() { return "own text"; }
  }
  static class WithCause { static int v = run(() -> { throw new IllegalStateException("outer", new RuntimeException("inner")); }); static void use() {} }
  static class Overridden { static int v = run(() -> { throw new Own("detail"); }); static void use() {} }
  static class NoMessage { static int v = run(() -> { throw new RuntimeException(); }); static void use() {} }
  static class Checked { static int v = run(() -> raise(new java.io.IOException("checked"))); static void use() {} }
  static class Overflow { static int v = run(InitErrorsOfAllKinds::endless); static void use() {} }
  static class Linkage { static int v = run(() -> { throw new NoClassDefFoundError("made up"); }); static void use() {} }
  static class Nested { static int v = run(() -> { throw new ExceptionInInitializerError("by hand"); }); static void use() {} }
  static class Suppressed {
    static int v = run(() -> { RuntimeException e = new RuntimeException("first"); e.addSuppressed(new Error("second")); throw e; });
    static void use() {}
  }
  static class Division { static int v = 1 / zero(); static void use() {} }
  static class NullField { static int v = ((String) null).length(); static void use() {} }

  static int zero() { return 0; }
  static int run(Runnable body) { body.run(); return 1; }
  static void endless() { endless(); }
  @SuppressWarnings("unchecked") static <T extends Throwable> void raise(Throwable t) throws T { throw (T) t; }

  static void attempt(String what, Runnable use) {
    for (int i = 0; i < 2; i++) {
      try {
        use.run();
        System.out.println(what + ": ok");
      } catch (Throwable t) {
        System.out.println(what + ": " + t + " | " + t.getMessage());
        for (Throwable c = t.getCause(); c != null; c = c.getCause())
          System.out.println("  cause " + c + " suppressed " + c.getSuppressed().length + " trace " + (c.getStackTrace().length > 0));
        if (t instanceof ExceptionInInitializerError) System.out.println("  exception " + ((ExceptionInInitializerError) t).getException());
      }
    }
  }

  public static void main(String[] args) throws Exception {
    attempt("WithCause", () -> WithCause.use());
    attempt("Overridden", () -> Overridden.use());
    attempt("NoMessage", () -> NoMessage.use());
    attempt("Checked", () -> Checked.use());
    attempt("Overflow", () -> Overflow.use());
    attempt("Linkage", () -> Linkage.use());
    attempt("Nested", () -> Nested.use());
    attempt("Suppressed", () -> Suppressed.use());
    attempt("Division", () -> Division.use());
    attempt("NullField", () -> NullField.use());
    Thread named = new Thread(() -> attempt("in thread", () -> { throw new Own("x"); }), "a \"quoted\" name");
    named.start();
    named.join();
  }
}
