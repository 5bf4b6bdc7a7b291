// SPDX-License-Identifier: Apache-2.0

/** The order of try, catch and finally, and what each can override. */
public class TryFinally {
  static void say(String s) { System.out.println(s); }

  @SuppressWarnings("finally")
  static int finallyOverridesReturn() {
    try {
      return 1;
    } finally {
      return 2;
    }
  }

  @SuppressWarnings("finally")
  static int finallySwallows() {
    try {
      throw new IllegalStateException("lost");
    } finally {
      return 3;
    }
  }

  static int returnValueIsSaved() {
    int x = 1;
    try {
      return x;
    } finally {
      x = 99;
      say("finally sees " + x);
    }
  }

  static int[] arrayIsShared() {
    int[] x = {1};
    try {
      return x;
    } finally {
      x[0] = 99;
    }
  }

  static String nested(int depth) {
    try {
      try {
        if (depth == 0) throw new RuntimeException("inner");
        if (depth == 1) throw new Error("error");
        return "no exception";
      } catch (RuntimeException e) {
        throw new IllegalArgumentException("from catch", e);
      } finally {
        say("inner finally " + depth);
      }
    } catch (IllegalArgumentException e) {
      return e.getMessage() + " <- " + e.getCause().getMessage();
    } catch (Error e) {
      return "caught " + e.getMessage();
    } finally {
      say("outer finally " + depth);
    }
  }

  static int loopWithFinally() {
    int count = 0;
    for (int i = 0; i < 10; i++) {
      try {
        if (i % 3 == 0) continue;
        if (i == 8) break;
        count += 100;
      } finally {
        count++;
      }
    }
    return count;
  }

  static String multi(int which) {
    try {
      switch (which) {
        case 0: throw new java.io.FileNotFoundException("file");
        case 1: throw new ArrayIndexOutOfBoundsException("index");
        case 2: throw new ClassCastException("cast");
        case 3: throw new InterruptedException("interrupt");
        default: return "none";
      }
    } catch (java.io.IOException | ClassCastException e) {
      return "io or cast " + e.getMessage();
    } catch (IndexOutOfBoundsException e) {
      return "index " + e.getClass().getSimpleName();
    } catch (Exception e) {
      return "other " + e;
    }
  }

  static void throwInFinally() {
    try {
      throw new RuntimeException("first");
    } finally {
      throw new RuntimeException("second");
    }
  }

  static int recursive(int n) {
    try {
      if (n == 0) throw new RuntimeException("bottom");
      return recursive(n - 1);
    } finally {
      if (n % 4 == 0) say("unwinding " + n);
    }
  }

  static <T extends Throwable> void sneaky(Throwable t) throws T {
    @SuppressWarnings("unchecked") T cast = (T) t;
    throw cast;
  }

  public static void main(String[] args) {
    System.out.println(finallyOverridesReturn() + " " + finallySwallows());
    System.out.println(returnValueIsSaved() + " " + arrayIsShared()[0]);
    for (int i = 0; i < 3; i++) say(nested(i));
    System.out.println(loopWithFinally());
    for (int i = 0; i < 5; i++) say(multi(i));
    try {
      throwInFinally();
    } catch (RuntimeException e) {
      say(e.getMessage() + " " + e.getSuppressed().length);
    }
    try {
      recursive(10);
    } catch (RuntimeException e) {
      say(e.getMessage());
    }
    try {
      TryFinally.<RuntimeException>sneaky(new Exception("checked, unchecked"));
    } catch (Exception e) {
      say(e.toString());
    }
    try {
      throw null;
    } catch (NullPointerException e) {
      say("throw null");
    }
  }
}
