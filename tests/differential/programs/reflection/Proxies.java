// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Dynamic proxies: dispatch, Object methods, exceptions, defaults, primitive results. */
public class Proxies {
  interface Calculator {
    int add(int a, int b);
    double ratio(long a, float b);
    String name();
    default String describe() { return "default of " + name(); }
    void fails() throws java.io.IOException;
    boolean[] flags(char c, byte... rest);
  }

  interface Named { String name(); }

  static class Recorder implements InvocationHandler {
    final List<String> log = new ArrayList<>();
    @Override public Object invoke(Object proxy, Method method, Object[] args) throws Throwable {
      log.add(method.getName() + (args == null ? "()" : Arrays.deepToString(args)));
      switch (method.getName()) {
        case "add": return (int) args[0] + (int) args[1];
        case "ratio": return (long) args[0] / (double) (float) args[1];
        case "name": return "proxy";
        case "flags": return new boolean[] {true};
        case "describe": return InvocationHandler.invokeDefault(proxy, method, args);
        case "toString": return "a proxy";
        case "hashCode": return 12345;
        case "equals": return proxy == args[0];
        default: throw new java.io.IOException("from handler");
      }
    }
  }

  public interface Wide { Object get(); int number(); List<String> list(); }

  static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  interface Action { Object run() throws Throwable; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (UndeclaredThrowableException e) {
      System.out.println(name + ": undeclared " + e.getCause());
    } catch (Throwable e) {
      System.out.println(name + ": " + e.getClass().getName());
    }
  }

  public static void main(String[] args) throws Exception {
    Recorder recorder = new Recorder();
    Calculator c = (Calculator) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Calculator.class, Named.class}, recorder);
    System.out.println(c.add(2, 3) + " " + c.ratio(7, 2f) + " " + c.name() + " " + c.describe() + " " + c.flags('x', (byte) 1, (byte) 2).length);
    System.out.println(c + " " + c.hashCode() + " " + c.equals(c) + " " + c.equals("x") + " " + (c instanceof Named) + " " + ((Named) c).name());
    attempt("declared exception", () -> { c.fails(); return 0; });
    System.out.println(recorder.log);
    System.out.println(Proxy.isProxyClass(c.getClass()) + " " + (Proxy.getInvocationHandler(c) == recorder) + " " + c.getClass().getSuperclass() + " " + c.getClass().getInterfaces().length);
    Wide wide = proxy(Wide.class, (p, m, a) -> { if (m.getName().equals("get")) throw new Exception("checked"); return m.getName().equals("number") ? "not a number" : null; });
    attempt("undeclared", wide::get);
    attempt("wrong type", wide::number);
    attempt("null object", wide::list);
    Wide nulls = proxy(Wide.class, (p, m, a) -> null);
    attempt("null primitive", nulls::number);
    Wide runtime = proxy(Wide.class, (p, m, a) -> { throw new IllegalStateException("runtime"); });
    attempt("runtime", runtime::get);
    attempt("not an interface", () -> proxy(String.class, recorder));
    attempt("null handler", () -> proxy(Wide.class, null));
    attempt("duplicate", () -> Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {Named.class, Named.class}, recorder));
    List<String> real = new ArrayList<>();
    @SuppressWarnings("unchecked")
    List<String> logging = (List<String>) Proxy.newProxyInstance(Proxies.class.getClassLoader(), new Class<?>[] {List.class}, (p, m, a) -> {
      System.out.print(m.getName() + " ");
      try {
        return m.invoke(real, a);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    });
    logging.add("one");
    logging.add(0, "zero");
    System.out.println(logging.size() + " " + logging.get(1) + " " + logging);
    attempt("through", () -> logging.get(9));
    Runnable r = proxy(Runnable.class, (p, m, a) -> { System.out.println("ran " + m.getDeclaringClass().getSimpleName()); return null; });
    r.run();
    Comparable<String> comparable = proxy(Comparable.class, (p, m, a) -> ((String) a[0]).length());
    System.out.println(comparable.compareTo("four"));
  }
}
