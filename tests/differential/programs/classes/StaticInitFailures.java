// SPDX-License-Identifier: Apache-2.0

/** ExceptionInInitializerError first, NoClassDefFoundError afterwards, and errors passing through. */
public class StaticInitFailures {
  static class Throws {
    static int value = Integer.parseInt("not a number");
    static void touch() { }
  }

  static class ThrowsError {
    static { fail(); }
    static void fail() { throw new AssertionError("an error is not wrapped"); }
    static int value;
  }

  static class Checked {
    static Object value;
    static {
      try {
        if (value == null) throw new java.io.IOException("disk");
      } catch (java.io.IOException e) {
        throw new java.io.UncheckedIOException("wrapped", e);
      }
    }
  }

  static class ChildOfThrows extends Throws {
    static int child = 5;
  }

  static class Fragile {
    static boolean broken = true;
    static final Fragile INSTANCE = create();
    static Fragile create() { throw new IllegalStateException("broken " + broken); }
  }

  interface Action { void run() throws Throwable; }

  static void attempt(String name, Action action) {
    try {
      action.run();
      System.out.println(name + ": fine");
    } catch (Throwable e) {
      System.out.println(name + ": " + e);
      Throwable cause = e.getCause();
      while (cause != null) {
        System.out.println("  caused by " + cause);
        cause = cause.getCause();
      }
    }
  }

  public static void main(String[] args) {
    attempt("first", () -> System.out.println(Throws.value));
    attempt("second", () -> System.out.println(Throws.value));
    attempt("method", Throws::touch);
    attempt("new", Throws::new);
    attempt("subclass", () -> System.out.println(ChildOfThrows.child));
    attempt("subclass again", () -> System.out.println(ChildOfThrows.child));
    attempt("error", () -> System.out.println(ThrowsError.value));
    attempt("error again", () -> System.out.println(ThrowsError.value));
    attempt("checked", () -> System.out.println(Checked.value));
    attempt("fragile", () -> System.out.println(Fragile.INSTANCE));
    attempt("fragile again", () -> System.out.println(Fragile.broken));
    attempt("forName", () -> Class.forName("StaticInitFailures$Fragile"));
    attempt("load only", () -> Class.forName("StaticInitFailures$Fragile", false, StaticInitFailures.class.getClassLoader()));
    attempt("missing class", () -> Class.forName("no.such.Type"));
    attempt("missing array", () -> Class.forName("[Lno.such.Type;"));
    attempt("bad name", () -> Class.forName("java/lang/String"));
    attempt("instanceof", () -> System.out.println("x".equals(null) || (Object) "x" instanceof Fragile));
    attempt("array", () -> System.out.println(new Fragile[2].length));
  }
}
