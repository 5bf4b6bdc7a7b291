// SPDX-License-Identifier: Apache-2.0
import java.io.InputStream;

/** The same class in two loaders has two initialisers; a failure of one is none of the other. */
public class InitInNestedLoaders {
  public static class Subject {
    public static final String LOADER = Subject.class.getClassLoader().getClass().getSimpleName();
    public static int value = InitInNestedLoaders.next();
  }

  public static class Failing {
    public static int value = InitInNestedLoaders.failFirst();
  }

  static int count, failures;
  public static int next() { return ++count; }
  public static int failFirst() {
    if (failures++ == 0) throw new IllegalStateException("first time");
    return failures;
  }

  static class Own extends ClassLoader {
    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("InitInNestedLoaders$")) return super.loadClass(name, resolve);
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      try (InputStream in = getResourceAsStream(name + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  static void show(ClassLoader loader, String name) throws Exception {
    Class<?> c = Class.forName("InitInNestedLoaders$" + name, false, loader);
    System.out.println(name + " loaded, count " + count);
    for (int i = 0; i < 2; i++) {
      try {
        System.out.println("  " + c.getField("value").getInt(null));
      } catch (Throwable t) {
        System.out.println("  " + t + " / " + t.getCause());
      }
    }
  }

  public static void main(String[] args) throws Exception {
    show(InitInNestedLoaders.class.getClassLoader(), "Subject");
    show(new Own(), "Subject");
    Own own = new Own();
    show(own, "Subject");
    show(own, "Subject");
    show(InitInNestedLoaders.class.getClassLoader(), "Failing");
    show(new Own(), "Failing");
    System.out.println(count);
  }
}
