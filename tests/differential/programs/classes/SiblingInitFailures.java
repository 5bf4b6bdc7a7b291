// SPDX-License-Identifier: Apache-2.0
/** One superinterface fails: those behind it were never touched, those before it are done, the class is unusable. */
public class SiblingInitFailures {
  static int log(String what) {
    System.out.println("init " + what);
    return 1;
  }

  static int fail(String what) {
    System.out.println("fail " + what);
    throw new IllegalStateException(what);
  }

  static void attempt(String what, Runnable use) {
    try {
      use.run();
      System.out.println(what + ": ok");
    } catch (Throwable t) {
      System.out.println(what + ": " + t);
      for (Throwable c = t.getCause(); c != null; c = c.getCause()) System.out.println("  by " + c);
    }
  }

  interface Before { int X = log("Before"); default void a() {} }
  interface Fails { int X = fail("Fails"); default void b() {} }
  interface After { int X = log("After"); default void c() {} }
  static class C implements Before, Fails, After { static int c = log("C"); static void use() {} }
  static class NoInitialiser implements Fails { static void use() {} }

  static class Super { static int s = fail("Super"); static void use() {} }
  static class Sub extends Super { static void use() {} }
  static class SubSub extends Sub { static int x = log("SubSub"); static void use() {} }

  static class ErrorSuper { static int s = error(); static int error() { throw new AssertionError("own error"); } }
  static class ErrorSub extends ErrorSuper { static void use() {} }

  public static void main(String[] args) {
    attempt("C", C::use);
    attempt("After", () -> System.out.println(After.X));
    attempt("Fails", () -> System.out.println(Fails.X));
    attempt("C again", C::use);
    attempt("NoInitialiser", NoInitialiser::use);
    attempt("NoInitialiser again", NoInitialiser::use);
    attempt("Sub", Sub::use);
    attempt("Sub again", Sub::use);
    attempt("Super", Super::use);
    attempt("SubSub", SubSub::use);
    attempt("SubSub again", () -> new SubSub());
    attempt("ErrorSub", ErrorSub::use);
    attempt("ErrorSub again", ErrorSub::use);
    attempt("ErrorSuper", () -> System.out.println(ErrorSuper.s));
    attempt("array of it", () -> System.out.println(new ErrorSub[2].length));
    attempt("cast to it", () -> System.out.println((ErrorSub) null));
  }
}
