// SPDX-License-Identifier: Apache-2.0
import java.util.List;
import java.util.stream.Collectors;

/** StackWalker, Thread stack traces and the elements of a Throwable's trace. */
public class StackWalkers {
  static List<String> frames() {
    return StackWalker.getInstance().walk(s -> s.map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList()));
  }

  static List<String> deep(int n) { return n == 0 ? frames() : deep(n - 1); }

  static String caller() { return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass().getName(); }

  static class Other {
    String callsCaller() { return caller(); }
    Other() { System.out.println("constructor " + frames().get(1)); }
  }

  interface WithDefault { default String where() { return StackWalker.getInstance().walk(s -> s.findFirst().get().getClassName()); } }

  static { System.out.println("static initialiser " + frames().get(1)); }

  static void trace(StackTraceElement[] trace) {
    for (StackTraceElement e : trace) System.out.println("  " + e.getClassName() + " " + e.getMethodName() + " " + e.getFileName() + " " + e.getLineNumber() + " " + e.isNativeMethod() + " " + e.getModuleName());
  }

  static Throwable thrown() {
    try {
      Object o = "text";
      return (Throwable) o;
    } catch (ClassCastException e) {
      return e;
    }
  }

  public static void main(String[] args) {
    System.out.println(frames());
    System.out.println(deep(4));
    System.out.println(new Other().callsCaller());
    System.out.println(new WithDefault() { }.where());
    Runnable r = () -> System.out.println(frames().stream().filter(f -> !f.startsWith("frames")).collect(Collectors.toList()));
    r.run();
    trace(new Throwable().getStackTrace());
    trace(thrown().getStackTrace());
    StackTraceElement[] mine = Thread.currentThread().getStackTrace();
    System.out.println(mine[0].getMethodName() + " " + mine[1].getMethodName() + " " + mine.length);
    StackWalker w = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    System.out.println((Object) w.walk(s -> s.map(StackWalker.StackFrame::getDeclaringClass).map(Class::getSimpleName).toList()));
    System.out.println((Object) w.walk(s -> s.skip(0).map(f -> f.getMethodType() + " " + f.getDescriptor() + " " + f.isNativeMethod() + " " + f.getFileName()).toList()));
    System.out.println((long) w.walk(s -> s.count()));
    try {
      StackWalker.getInstance().getCallerClass();
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
    try {
      StackWalker.getInstance().walk(s -> s.findFirst().get().getDeclaringClass());
    } catch (UnsupportedOperationException e) {
      System.out.println("no class reference");
    }
    List.of(1).forEach(n -> {
      List<String> all = StackWalker.getInstance().walk(s -> s.map(f -> f.getClassName() + "." + f.getMethodName()).toList());
      System.out.println(all);
    });
    StackTraceElement made = new StackTraceElement("loader", "module", "1.0", "pack.Type", "method", "Type.java", 12);
    System.out.println(made + " " + new StackTraceElement("A", "b", null, -2) + " " + new StackTraceElement("A", "b", "A.java", -1) + " " + made.equals(made) + " " + new StackTraceElement("A", "b", null, 5));
    Throwable own = new Throwable("own");
    own.setStackTrace(new StackTraceElement[] {made});
    own.printStackTrace(System.out);
    Throwable bare = new RuntimeException("no trace", null, false, false) { };
    System.out.println(bare.getStackTrace().length);
    bare.printStackTrace(System.out);
  }
}
