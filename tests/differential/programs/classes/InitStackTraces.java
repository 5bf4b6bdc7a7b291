// SPDX-License-Identifier: Apache-2.0
import java.util.List;
import java.util.stream.Collectors;

/** What traces and callers say inside the initialiser of a superclass or superinterface: the subclass's is not begun. */
public class InitStackTraces {
  static int show(String what) {
    System.out.println(what);
    for (StackTraceElement e : new Throwable().getStackTrace())
      System.out.println("  " + e.getClassName() + "." + e.getMethodName() + ":" + e.getLineNumber());
    List<String> walked = StackWalker.getInstance().walk(
        frames -> frames.map(f -> f.getClassName() + "." + f.getMethodName()).collect(Collectors.toList()));
    System.out.println("  " + walked);
    return 1;
  }

  static class Caller {
    static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
    static Class<?> caller() { return WALKER.getCallerClass(); }
  }

  interface Face { int X = show("Face"); default void f() {} }
  static class Top implements Face { static int t = show("Top"); static Class<?> c = Caller.caller(); }
  static class Middle extends Top { }
  static class Bottom extends Middle { static int b = show("Bottom"); }

  static class FailingTop { static int t = 1 / Integer.parseInt("0"); }
  static class FailingBottom extends FailingTop { static int b = show("never"); }

  public static void main(String[] args) throws Exception {
    System.out.println(Bottom.b);
    System.out.println(Top.c);
    try {
      System.out.println(FailingBottom.b);
    } catch (ExceptionInInitializerError e) {
      for (StackTraceElement s : e.getStackTrace()) System.out.println("  " + s);
      for (StackTraceElement s : e.getCause().getStackTrace()) System.out.println("  " + s);
    }
    try {
      System.out.println(FailingBottom.b);
    } catch (NoClassDefFoundError e) {
      System.out.println(e);
      for (StackTraceElement s : e.getStackTrace()) System.out.println("  " + s);
      System.out.println(e.getCause());
      for (StackTraceElement s : e.getCause().getStackTrace()) System.out.println("  " + s);
    }
    Class.forName("InitStackTraces$ByName");
  }

  static class ByNameTop { static int t = show("ByNameTop"); }
  static class ByName extends ByNameTop { }
}
