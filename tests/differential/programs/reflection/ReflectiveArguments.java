// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.concurrent.Callable;

/** Arguments that reflective calls and java.lang.reflect.Array widen, unbox or refuse. */
public class ReflectiveArguments {
  public ReflectiveArguments() {}

  public ReflectiveArguments(int n) {
    if (n == 1) throw new IllegalStateException("one");
  }

  public String join(int n, String text) {
    return n + text;
  }

  public static long same(long n) {
    return n;
  }

  abstract static class Abstract {
    Abstract() {}
  }

  static void show(String what, Callable<?> action) {
    try {
      System.out.println(what + ": " + action.call());
    } catch (Exception e) {
      String cause = e instanceof java.lang.reflect.InvocationTargetException ? " by " + e.getCause() : "";
      System.out.println(what + ": " + e + cause);
    }
  }

  static void calls() throws Exception {
    Method join = ReflectiveArguments.class.getMethod("join", int.class, String.class);
    Method same = ReflectiveArguments.class.getMethod("same", long.class);
    ReflectiveArguments self = new ReflectiveArguments();
    show("as declared", () -> join.invoke(self, 1, "a"));
    show("short for int", () -> join.invoke(self, (short) 2, "a"));
    show("null text", () -> join.invoke(self, 2, null));
    show("long for int", () -> join.invoke(self, 1L, "a"));
    show("int for String", () -> join.invoke(self, 1, 5));
    show("too few", () -> join.invoke(self, 1));
    show("none", () -> join.invoke(self));
    show("null array", () -> join.invoke(self, (Object[]) null));
    show("wrong receiver", () -> join.invoke("x", 1, "a"));
    show("no receiver", () -> join.invoke(null, 1, "a"));
    show("char for long", () -> same.invoke(null, 'c'));
    show("double for long", () -> same.invoke(null, 1.0));
    show("needless receiver", () -> same.invoke("any", 7));
    show("boolean for long", () -> same.invoke(null, true));
    Constructor<?> plain = ReflectiveArguments.class.getConstructor();
    Constructor<?> picky = ReflectiveArguments.class.getConstructor(int.class);
    Constructor<?> hopeless = Abstract.class.getDeclaredConstructor();
    show("new", () -> plain.newInstance() != null);
    show("new with too much", () -> plain.newInstance(1));
    show("new that throws", () -> picky.newInstance(1));
    show("new with text", () -> picky.newInstance("a"));
    show("new abstract", () -> hopeless.newInstance());
  }

  static void elements(Object array) {
    System.out.println(array.getClass().getSimpleName());
    show("length", () -> Array.getLength(array));
    show("get", () -> Array.get(array, 0));
    show("get outside", () -> Array.get(array, 9));
    show("getInt", () -> Array.getInt(array, 0));
    show("getLong", () -> Array.getLong(array, 0));
    show("getByte", () -> Array.getByte(array, 0));
    show("set 5", () -> { Array.set(array, 0, 5); return Array.get(array, 0); });
    show("set text", () -> { Array.set(array, 0, "s"); return Array.get(array, 0); });
    show("set null", () -> { Array.set(array, 0, null); return Array.get(array, 0); });
    show("set outside", () -> { Array.set(array, -1, 5); return Array.get(array, 0); });
    show("setLong", () -> { Array.setLong(array, 0, 5); return Array.get(array, 0); });
    show("setInt", () -> { Array.setInt(array, 0, 5); return Array.get(array, 0); });
    show("setChar", () -> { Array.setChar(array, 0, 'q'); return Array.get(array, 0); });
  }

  public static void main(String[] args) throws Exception {
    calls();
    for (Object array : new Object[] {new int[3], new String[2], new double[1], new short[1], "x"}) elements(array);
    show("length of null", () -> Array.getLength(null));
    show("negative", () -> Array.newInstance(int.class, -1));
    show("void", () -> Array.newInstance(void.class, 1));
    show("no class", () -> Array.newInstance(null, 1));
    show("two by three", () -> ((int[][]) Array.newInstance(int.class, 2, 3))[1].length);
    show("open inside", () -> ((Object[]) Array.newInstance(int[].class, 2))[1]);
    show("negative inside", () -> Array.newInstance(int.class, 2, -3));
    show("no dimension", () -> Array.newInstance(int.class, new int[0]));
    show("too many dimensions", () -> Array.newInstance(int.class, new int[256]));
  }
}
