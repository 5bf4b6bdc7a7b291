// SPDX-License-Identifier: Apache-2.0
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Classes that no longer fit together, as after compiling only one of them again. */
public class IncompatibleClasses {
  // All names are of one length, so that one can take the place of another in a class file.
  interface AnInterf {
    default void call() {}
  }

  interface AStaticI {
    static void call() {}
  }

  static class APlainOn {
    int value = 1;
    static int shared = 2;

    void call() {}

    static void fixed() {}
  }

  static class AFinalMe {
    final void call() {}
  }

  static final class AFinalOn {}

  sealed interface ASealedI permits APermitI {}

  static final class APermitI implements ASealedI {}

  abstract static sealed class ASealedC permits APermitC {}

  static final class APermitC extends ASealedC {}

  static class WithSuper extends APlainOn {}

  static class SuperCall extends APlainOn {
    @Override
    void call() {
      super.call();
    }

    static void special() {
      new SuperCall().call();
    }
  }

  static class WithInterface implements AnInterf {}

  interface SubInterface extends AnInterf {}

  static class Calls {
    static void onClass() {
      new APlainOn().call();
    }

    static void onVirtual(APlainOn target) {
      target.call();
    }

    static void onInterface(AnInterf target) {
      target.call();
    }

    static void fixed() {
      APlainOn.fixed();
    }

    static int value(APlainOn target) {
      return target.value;
    }

    static int shared() {
      return APlainOn.shared;
    }
  }

  static class ASwapped {
    static int value = 3;
    int shared = 4;

    static void call() {}

    void fixed() {}
  }

  /** Defines its own copies of classes, some names in one of them replaced. */
  static class Patching extends ClassLoader {
    private final String copied;
    private final String patched;
    private final Map<String, String> changes;

    Patching(String name, String copied, String patched, Map<String, String> changes) {
      super(name, IncompatibleClasses.class.getClassLoader());
      this.copied = copied;
      this.patched = patched;
      this.changes = changes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      String simple = name.substring(name.indexOf('$') + 1);
      if (!name.contains("$") || !simple.matches(copied)) return super.loadClass(name, resolve);
      try (InputStream in = getResourceAsStream(name + ".class")) {
        String text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        for (Map.Entry<String, String> change : changes.entrySet()) {
          if (simple.equals(patched)) text = text.replace(change.getKey(), change.getValue());
        }
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  static String clean(Object text) {
    return String.valueOf(text).replaceAll("@[0-9a-f]+", "@");
  }

  static void load(String loader, String copied, String name, Map<String, String> changes) {
    ClassLoader patching = new Patching(loader, copied, name, changes);
    try {
      Class<?> made = Class.forName("IncompatibleClasses$" + name, true, patching);
      System.out.println("loaded " + made.getName());
    } catch (ClassNotFoundException | LinkageError e) {
      System.out.println(clean(e));
    }
  }

  static void supertypes(String loader, String copied) {
    load(loader, copied, "WithSuper", Map.of());
    load(loader, copied, "WithSuper", Map.of("APlainOn", "AnInterf"));
    load(loader, copied, "WithSuper", Map.of("APlainOn", "AFinalOn"));
    load(loader, copied, "WithSuper", Map.of("APlainOn", "ASealedC"));
    load(loader, copied, "SuperCall", Map.of("APlainOn", "AFinalMe"));
    load(loader, copied, "WithInterface", Map.of());
    load(loader, copied, "WithInterface", Map.of("AnInterf", "APlainOn"));
    load(loader, copied, "WithInterface", Map.of("AnInterf", "ASealedI"));
    load(loader, copied, "SubInterface", Map.of("AnInterf", "APlainOn"));
    load(loader, copied, "SubInterface", Map.of("AnInterf", "ASealedI"));
    load(loader, copied, "APermitC", Map.of());
    load(loader, copied, "APermitI", Map.of());
  }

  static void call(Class<?> holder, String method, Object... arguments) throws Exception {
    for (var candidate : holder.getDeclaredMethods()) {
      if (!candidate.getName().equals(method)) continue;
      candidate.setAccessible(true);
      try {
        System.out.println(method + " " + candidate.invoke(null, arguments));
      } catch (java.lang.reflect.InvocationTargetException e) {
        System.out.println(method + " " + clean(e.getCause()));
      }
    }
  }

  static Class<?> patched(String copied, String name, String from, String to) throws Exception {
    ClassLoader loader = new Patching("calls", copied, name, Map.of(from, to));
    return Class.forName("IncompatibleClasses$" + name, true, loader);
  }

  static void calls(String copied, String from, String to) throws Exception {
    Class<?> holder = patched(copied, "Calls", from, to);
    System.out.println(from + " -> " + to);
    call(holder, "onClass");
    call(holder, "onVirtual", (Object) null);
    call(holder, "onInterface", (Object) null);
    call(holder, "fixed");
    call(holder, "value", (Object) null);
    call(holder, "shared");
  }

  public static void main(String[] args) throws Exception {
    for (String copied : new String[] {"WithSuper|SuperCall|WithInterface|SubInterface|APermit.|Calls", ".+"}) {
      supertypes(null, copied);
      supertypes("named", copied);
      calls(copied, "APlainOn", "AnInterf");
      calls(copied, "AnInterf", "APlainOn");
      calls(copied, "APlainOn", "ASwapped");
      calls(copied, "AnInterf", "AStaticI");
    }
    call(patched(".+", "SuperCall", "APlainOn", "ASwapped"), "special");
  }
}
