// SPDX-License-Identifier: Apache-2.0
import java.util.function.Supplier;

/** Exception hierarchies, chaining, generic throws, translation, retries. */
public class CustomExceptions {
  static class AppException extends Exception {
    final int code;
    AppException(int code, String message) { super(message); this.code = code; }
    AppException(int code, Throwable cause) { super(cause); this.code = code; }
    AppException(int code) { this.code = code; }
  }

  static class NotFound extends AppException {
    NotFound(String what) { super(404, what + " not found"); }
  }

  static class Wrapped extends RuntimeException {
    Wrapped(AppException e) { super("wrapped " + e.code, e); }
  }

  interface Operation<T, E extends Exception> { T run() throws E; }

  static <T, E extends Exception> T retry(int times, Operation<T, E> op) throws E {
    for (int i = 1; ; i++) {
      try {
        return op.run();
      } catch (Exception e) {
        System.out.println("attempt " + i + " failed: " + e.getMessage());
        if (i == times) throw e;
      }
    }
  }

  static <T> Supplier<T> unchecked(Operation<T, AppException> op) {
    return () -> {
      try {
        return op.run();
      } catch (AppException e) {
        throw new Wrapped(e);
      }
    };
  }

  static String find(String key) throws NotFound {
    if (key.startsWith("x")) throw new NotFound(key);
    return key.toUpperCase();
  }

  static int depth(Throwable t) {
    int n = 0;
    for (; t != null; t = t.getCause()) n++;
    return n;
  }

  static String classify(Throwable t) {
    if (t instanceof NotFound n) return "not found with " + n.code;
    if (t instanceof AppException a) return "app " + a.code;
    if (t instanceof RuntimeException) return "runtime";
    return "other";
  }

  static int control(int n) {
    int result = 0;
    for (int i = 0; i < n; i++) {
      try {
        if (i % 4 == 0) throw new AppException(i);
        if (i % 4 == 1) throw new IllegalStateException("state " + i);
        if (i % 4 == 2) continue;
        result += 100;
      } catch (AppException e) {
        result += e.code;
      } catch (IllegalStateException | UnsupportedOperationException e) {
        result += e.getMessage().length();
      } finally {
        result++;
      }
    }
    return result;
  }

  public static void main(String[] args) throws Exception {
    int[] calls = {0};
    System.out.println(retry(3, () -> { if (++calls[0] < 3) throw new AppException(calls[0], "call " + calls[0]); return "worked"; }));
    try {
      retry(2, () -> find("xyz"));
    } catch (NotFound e) {
      System.out.println("gave up: " + e.getMessage() + " " + e.code);
    }
    System.out.println(unchecked(() -> find("abc")).get());
    try {
      unchecked(() -> find("x1")).get();
    } catch (Wrapped e) {
      System.out.println(e.getMessage() + " <- " + e.getCause().getMessage() + " depth " + depth(e));
    }
    for (Throwable t : new Throwable[] {new NotFound("k"), new AppException(5, "a"), new AppException(6, new Exception("c")), new ArithmeticException(), new Error("e")}) {
      System.out.println(classify(t) + " " + t.getMessage() + " " + t);
    }
    System.out.println(control(12));
    Throwable chain = new Exception("root");
    for (int i = 0; i < 5; i++) chain = new RuntimeException("level " + i, chain);
    System.out.println(depth(chain) + " " + chain.getCause().getCause().getMessage());
    try {
      assert calls[0] > 100 : "assertions are off by default";
      System.out.println("assert skipped");
    } catch (AssertionError e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new AssertionError(5).getMessage() + " " + new AssertionError((Object) new Exception("as cause")).getCause().getMessage() + " " + new AssertionError("m", new Exception("c")).getCause().getMessage());
    Error error = new StackOverflowError("manual");
    try {
      throw error;
    } catch (VirtualMachineError e) {
      System.out.println(e == error);
    }
    try {
      try {
        throw new AppException(1, "first");
      } finally {
        System.out.println("cleanup");
      }
    } catch (AppException e) {
      System.out.println(e.getMessage());
    }
    Object[] results = new Object[3];
    for (int i = 0; i < 3; i++) {
      try {
        results[i] = i == 0 ? find("ok") : i == 1 ? find("x") : (Object) (1 / (i - 2));
      } catch (NotFound | ArithmeticException e) {
        results[i] = e.getClass().getSimpleName();
      }
    }
    System.out.println(java.util.Arrays.toString(results));
  }
}
