// SPDX-License-Identifier: Apache-2.0
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;

/** Hidden classes that a program defines: their names, their nest, and who they are to methods that ask. */
public class HiddenCallers {
  private static int secret = 5;

  public static class Template {
    public static Class<?> byName(String name) throws Exception { return Class.forName(name); }
    public static Class<?> walker() { return HiddenCallers.whoCalls(); }
    public static int secret() { return secret; }
    public static String trace() {
      StackTraceElement[] trace = new Throwable().getStackTrace();
      return trace.length == 0 ? "none" : trace[0].getMethodName();
    }
  }

  static Class<?> whoCalls() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
  }

  static String plain(Object text) { return String.valueOf(text).replaceAll("0x[0-9a-f]+", "0x"); }

  static void call(Class<?> c, String name, Object... arguments) {
    for (Method m : c.getMethods()) {
      if (!m.getName().equals(name)) continue;
      try {
        System.out.println("  " + name + " " + plain(m.invoke(null, arguments)));
      } catch (Throwable t) {
        System.out.println("  " + name + " " + plain(t) + " / " + plain(t.getCause()));
      }
    }
  }

  public static void main(String[] args) throws Exception {
    byte[] bytes;
    try (InputStream in = HiddenCallers.class.getResourceAsStream("HiddenCallers$Template.class")) {
      bytes = in.readAllBytes();
    }
    var lookup = MethodHandles.lookup();
    Class<?> first = lookup.defineHiddenClass(bytes, true).lookupClass();
    Class<?> second = lookup.defineHiddenClass(bytes, false, MethodHandles.Lookup.ClassOption.NESTMATE).lookupClass();
    for (Class<?> c : new Class<?>[] {first, second}) {
      System.out.println(plain(c.getName()) + " " + c.isHidden() + " " + plain(c.getNestHost()) + " " + c.getPackageName().isEmpty());
      System.out.println("  " + (c.getClassLoader() == HiddenCallers.class.getClassLoader()));
      call(c, "byName", "HiddenCallers");
      call(c, "byName", "NoSuchClassAnywhere");
      if (c == second) call(c, "secret");
    }
    System.out.println(first != second && !first.getName().equals(second.getName()));
    try {
      Class.forName(first.getName());
    } catch (ClassNotFoundException e) {
      System.out.println("not found by name");
    }
  }
}
