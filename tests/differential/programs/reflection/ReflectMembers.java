// SPDX-License-Identifier: Apache-2.0
import java.lang.reflect.*;
import java.util.Arrays;
import java.util.Comparator;

/** Fields, methods and constructors by reflection: lookup, access, invocation, failures. */
public class ReflectMembers {
  static class Base {
    protected int inherited = 1;
    public static String shared = "shared";
    public String hello(String name) { return "hello " + name; }
    private int secret(int n) { return n * 2; }
  }

  static final class Target extends Base implements Comparable<Target> {
    private int number = 7;
    public final String text;
    static long counter = 100L;
    transient volatile double ratio = 0.5;
    boolean flag;
    char letter = 'c';
    byte[] bytes = {1, 2};
    public Target() { this("default"); }
    private Target(String text) { this.text = text; }
    Target(int n, long... more) { this("n" + n + more.length); }
    public int add(int a, int b) { return a + b + number; }
    public static synchronized double half(double d) { return d / 2; }
    private String join(String... parts) { return String.join("+", parts); }
    public void fails() throws java.io.IOException { throw new java.io.IOException("inside"); }
    @Override public int compareTo(Target o) { return number - o.number; }
    public <T extends Number> T generic(T t) { return t; }
  }

  interface Action { Object run() throws Throwable; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (InvocationTargetException e) {
      System.out.println(name + ": target threw " + e.getCause());
    } catch (Throwable e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + (e.getMessage() + "").replaceAll("@[0-9a-f]+", "@hash"));
    }
  }

  public static void main(String[] args) throws Exception {
    Class<?> c = Target.class;
    System.out.println(c.getName() + " " + c.getSimpleName() + " " + Modifier.toString(c.getModifiers()) + " " + c.getSuperclass() + " " + Arrays.toString(c.getInterfaces()));
    Field[] fields = c.getDeclaredFields();
    Arrays.sort(fields, Comparator.comparing(Field::getName));
    for (Field f : fields) System.out.println(f + " | " + f.getType() + " | " + Modifier.toString(f.getModifiers()));
    Method[] methods = c.getDeclaredMethods();
    Arrays.sort(methods, Comparator.comparing(Method::toString));
    for (Method m : methods) System.out.println(m.toGenericString() + " " + m.isBridge() + m.isVarArgs() + " " + m.getParameterCount());
    Constructor<?>[] constructors = c.getDeclaredConstructors();
    Arrays.sort(constructors, Comparator.comparing(Constructor::toString));
    for (Constructor<?> k : constructors) System.out.println(k + " " + Arrays.toString(k.getParameterTypes()));
    Target t = new Target();
    Field number = c.getDeclaredField("number");
    number.setInt(t, 50);
    System.out.println(number.getInt(t) + " " + number.get(t) + " " + t.add(1, 2));
    attempt("widening get", () -> number.getLong(t));
    attempt("narrowing get", () -> number.getByte(t));
    attempt("set wrong", () -> { number.set(t, "text"); return 0; });
    attempt("set boxed", () -> { number.set(t, (short) 3); return number.get(t); });
    attempt("set null", () -> { number.set(t, null); return 0; });
    attempt("wrong object", () -> number.get("string"));
    attempt("null object", () -> number.get(null));
    attempt("final", () -> { Field f = c.getField("text"); f.set(t, "changed"); return f.get(t); });
    attempt("final accessible", () -> { Field f = c.getField("text"); f.setAccessible(true); f.set(t, "changed"); return f.get(t); });
    attempt("static", () -> c.getDeclaredField("counter").getLong(null));
    attempt("inherited", () -> Base.class.getDeclaredField("inherited").get(t));
    attempt("no field", () -> c.getField("nope"));
    attempt("array field", () -> Array.getLength(c.getDeclaredField("bytes").get(t)));
    Method add = c.getMethod("add", int.class, int.class);
    attempt("invoke", () -> add.invoke(t, 1, 2));
    attempt("invoke mixed", () -> add.invoke(t, (byte) 1, 'a'));
    attempt("invoke wrong count", () -> add.invoke(t, 1));
    attempt("invoke wrong type", () -> add.invoke(t, 1, "x"));
    attempt("invoke null argument", () -> {
      try {
        return add.invoke(t, 1, null);
      } catch (IllegalArgumentException e) {
        return "refused";  // the message quotes the internals of one JDK
      }
    });
    attempt("invoke null receiver", () -> add.invoke(null, 1, 2));
    attempt("invoke wrong receiver", () -> add.invoke("s", 1, 2));
    attempt("static method", () -> c.getMethod("half", double.class).invoke(null, 5));
    attempt("varargs", () -> { Method m = c.getDeclaredMethod("join", String[].class); return m.invoke(t, (Object) new String[] {"a", "b"}); });
    attempt("throws", () -> c.getMethod("fails").invoke(t));
    attempt("private of base", () -> { Method m = Base.class.getDeclaredMethod("secret", int.class); m.setAccessible(true); return m.invoke(t, 21); });
    attempt("virtual", () -> Base.class.getMethod("hello", String.class).invoke(t, "you"));
    attempt("no method", () -> c.getMethod("add", int.class));
    attempt("constructor", () -> ((Target) c.getDeclaredConstructor(String.class).newInstance("made")).text);
    attempt("constructor varargs", () -> ((Target) c.getDeclaredConstructor(int.class, long[].class).newInstance(5, new long[2])).text);
    attempt("constructor missing", () -> c.getDeclaredConstructor(double.class));
    attempt("abstract", () -> Number.class.getDeclaredConstructor().newInstance());
    attempt("interface", () -> Runnable.class.getDeclaredConstructor());
    attempt("inaccessible", () -> { Field f = String.class.getDeclaredField("value"); f.setAccessible(true); return 0; });
    attempt("equals", () -> add.equals(c.getMethod("add", int.class, int.class)) + " " + add.hashCode());
  }
}
