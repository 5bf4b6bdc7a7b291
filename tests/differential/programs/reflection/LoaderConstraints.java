// SPDX-License-Identifier: Apache-2.0

import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;

/** One name, two classes: a loader that defines its own copy of a type used across loaders. */
public class LoaderConstraints {
  public static class Shared {
    public int value = 7;
  }

  public static class Target {
    public static Shared field = new Shared();
    public static int take(Shared shared) { return shared.value; }
    public static int plain(int n) { return n + 1; }
  }

  public static class User implements Runnable {
    public void run() { System.out.println("taken " + Target.take(new Shared())); }
  }

  public static class Reader implements Runnable {
    public void run() { System.out.println("read " + Target.field.value); }
  }

  public static class Harmless implements Runnable {
    public void run() { System.out.println("harmless " + Target.plain(1)); }
  }

  /** Defines everything itself but Target, which the application loader has. */
  static class Copying extends ClassLoader {
    Copying() { super("copying", LoaderConstraints.class.getClassLoader()); }

    @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("LoaderConstraints$") || name.endsWith("$Target")) return super.loadClass(name, resolve);
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      try (InputStream in = getParent().getResourceAsStream(name + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (java.io.IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  static void run(ClassLoader loader, String name) throws Exception {
    Runnable runnable = (Runnable) loader.loadClass("LoaderConstraints$" + name).getDeclaredConstructor().newInstance();
    try {
      runnable.run();
    } catch (LinkageError e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + e.getMessage().replaceAll("@[0-9a-f]+", "@hash"));
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println(Target.take(new Shared()));
    Copying copying = new Copying();
    run(copying, "Harmless");
    run(copying, "User");
    run(new Copying(), "Reader");
    run(LoaderConstraints.class.getClassLoader(), "User");
  }
}
