// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayList;
import java.util.List;

/** Own class loaders: defining classes from bytes, delegation, isolation, failures. */
public class ClassLoaders {
  public static class Counter {
    static int count;
    public static int next() { return ++count; }
    public int twice(int n) { return n * 2; }
    @Override public String toString() { return "Counter in " + (getClass().getClassLoader() instanceof Isolating ? "isolating" : "app"); }
  }

  public static class User { public Counter make() { return new Counter(); } }

  static byte[] bytesOf(String name) {
    try (InputStream in = ClassLoaders.class.getResourceAsStream("/" + name.replace('.', '/') + ".class")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  static class Isolating extends ClassLoader {
    final List<String> asked = new ArrayList<>();
    final String prefix;
    Isolating(String prefix) { super("isolating-" + prefix, ClassLoaders.class.getClassLoader()); this.prefix = prefix; }
    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      asked.add(name);
      if (!name.startsWith(prefix)) return super.loadClass(name, resolve);
      Class<?> c = findLoadedClass(name);
      return c != null ? c : findClass(name);
    }
    @Override protected Class<?> findClass(String name) {
      byte[] bytes = bytesOf(name);
      return defineClass(name, bytes, 0, bytes.length);
    }
    Class<?> define(String name, byte[] bytes) { return defineClass(name, bytes, 0, bytes.length); }
  }

  interface Action { Object run() throws Throwable; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (Throwable e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + (e.getMessage() + "").replaceAll("@[0-9a-f]+", "@hash"));
    }
  }

  public static void main(String[] args) throws Exception {
    Isolating one = new Isolating("ClassLoaders$");
    Isolating two = new Isolating("ClassLoaders$");
    Class<?> c1 = one.loadClass("ClassLoaders$Counter");
    Class<?> c2 = two.loadClass("ClassLoaders$Counter");
    System.out.println((c1 == c2) + " " + (c1 == Counter.class) + " " + c1.getName().equals(c2.getName()) + " " + (c1 == one.loadClass("ClassLoaders$Counter")));
    System.out.println(c1.getMethod("next").invoke(null) + " " + c1.getMethod("next").invoke(null) + " " + c2.getMethod("next").invoke(null) + " " + Counter.next());
    Object o = c1.getDeclaredConstructor().newInstance();
    System.out.println(o + " " + new Counter() + " " + (o instanceof Counter) + " " + c1.getMethod("twice", int.class).invoke(o, 21));
    attempt("cast", () -> {
      try {
        return (Counter) o;
      } catch (ClassCastException e) {
        return e.getMessage().replaceAll("@[0-9a-f]+", "@hash");
      }
    });
    Object user = one.loadClass("ClassLoaders$User").getDeclaredConstructor().newInstance();
    System.out.println(user.getClass().getMethod("make").invoke(user).getClass() == c1);
    // Which library classes are asked for, and when, is up to the verifier and to linking.
    System.out.println(one.asked.stream().filter(name -> name.startsWith("ClassLoaders")).toList());
    System.out.println(one.getName() + " " + (one.getParent() == ClassLoaders.class.getClassLoader()) + " " + c1.getModule().isNamed() + " " + (c1.getClassLoader() == one) + " " + (one.getUnnamedModule() == c1.getModule()));
    attempt("duplicate", () -> one.define("ClassLoaders$Counter", bytesOf("ClassLoaders$Counter")));
    attempt("wrong name", () -> one.define("Other", bytesOf("ClassLoaders$Counter")));
    attempt("garbage", () -> one.define("Garbage", new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    attempt("truncated", () -> one.define("Garbage", new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0}));
    attempt("java package", () -> one.define("java.lang.Mine", bytesOf("ClassLoaders$Counter")));
    attempt("missing", () -> one.loadClass("no.such.Type"));
    attempt("future version", () -> {
      byte[] bytes = bytesOf("ClassLoaders$Counter");
      bytes[7] = 120;
      return new Isolating("x").define("ClassLoaders$Counter", bytes).getName();
    });
    attempt("forName", () -> Class.forName("ClassLoaders$Counter", true, two) == c2);
    attempt("forName array", () -> Class.forName("[LClassLoaders$Counter;", false, two).getComponentType() == c2);
    System.out.println(ClassLoader.getSystemClassLoader() == ClassLoaders.class.getClassLoader());
    System.out.println(String.class.getClassLoader() + " " + (ClassLoader.getPlatformClassLoader() != null) + " " + ClassLoader.getPlatformClassLoader().getParent());
    System.out.println(Thread.currentThread().getContextClassLoader() == ClassLoader.getSystemClassLoader());
    Thread.currentThread().setContextClassLoader(one);
    System.out.println(Thread.currentThread().getContextClassLoader() == one);
    URL url = ClassLoaders.class.getResource("ClassLoaders.class");
    System.out.println((url != null) + " " + url.getProtocol() + " " + ClassLoaders.class.getResource("missing.txt") + " " + ClassLoader.getSystemResourceAsStream("nope"));
    System.out.println(bytesOf("ClassLoaders$Counter").length > 200 && bytesOf("ClassLoaders$Counter")[0] == (byte) 0xCA);
    ClassLoader parentless = new ClassLoader(null) { };
    attempt("parentless", () -> parentless.loadClass("ClassLoaders"));
    attempt("parentless string", () -> parentless.loadClass("java.lang.String"));
  }
}
