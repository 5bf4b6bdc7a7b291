// SPDX-License-Identifier: Apache-2.0
import java.lang.invoke.*;
import java.util.Arrays;
import java.util.List;

/** MethodHandle lookup, invocation and combinators. */
public class MethodHandlesBasics {
  int field = 5;
  static int statics = 9;
  MethodHandlesBasics() { }
  MethodHandlesBasics(int field) { this.field = field; }
  int times(int n) { return field * n; }
  private String hidden(String s) { return "hidden " + s + field; }
  static int add(int a, int b) { return a + b; }
  static String join(String a, Object... rest) { return a + Arrays.toString(rest); }
  static boolean isBig(int n) { return n > 100; }
  static String big(int n) { return "big " + n; }
  static String small(int n) { return "small " + n; }
  static int fails(int n) { throw new IllegalArgumentException("failed " + n); }
  static int recover(IllegalArgumentException e, int n) { return -n; }
  static void log(int n) { System.out.print("log" + n + " "); }
  static class Child extends MethodHandlesBasics {
    @Override int times(int n) { return -n; }
    int superTimes(MethodHandle h, int n) throws Throwable { return (int) h.invokeExact(this, n); }
    static MethodHandle superHandle() throws ReflectiveOperationException {
      return MethodHandles.lookup().findSpecial(MethodHandlesBasics.class, "times", MethodType.methodType(int.class, int.class), Child.class);
    }
  }

  interface Action { Object run() throws Throwable; }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (Throwable e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + ": " + (e.getMessage() + "").replaceAll("@[0-9a-f]+", "@hash"));
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    Class<?> c = MethodHandlesBasics.class;
    MethodHandle add = lookup.findStatic(c, "add", MethodType.methodType(int.class, int.class, int.class));
    MethodHandle times = lookup.findVirtual(c, "times", MethodType.methodType(int.class, int.class));
    MethodHandle hidden = lookup.findVirtual(c, "hidden", MethodType.methodType(String.class, String.class));
    MethodHandle make = lookup.findConstructor(c, MethodType.methodType(void.class, int.class));
    MethodHandle getter = lookup.findGetter(c, "field", int.class);
    MethodHandle setter = lookup.findSetter(c, "field", int.class);
    MethodHandle staticGetter = lookup.findStaticGetter(c, "statics", int.class);
    MethodHandle join = lookup.findStatic(c, "join", MethodType.methodType(String.class, String.class, Object[].class));
    MethodHandlesBasics m = (MethodHandlesBasics) make.invokeExact(6);
    System.out.println((int) add.invokeExact(2, 3) + " " + (int) times.invokeExact(m, 7) + " " + (String) hidden.invokeExact(m, "x") + " " + (int) getter.invokeExact(m));
    setter.invokeExact(m, 60);
    System.out.println(m.field + " " + staticGetter.invoke() + " " + add.invoke((byte) 1, (short) 2) + " " + add.invoke(Integer.valueOf(3), 4) + " " + add.invokeWithArguments(5, 6) + " " + add.invokeWithArguments(List.of(7, 8)));
    System.out.println(join.invoke("v", 1, 2, 3) + " " + join.invoke("none") + " " + join.invoke("array", new Object[] {"p"}) + " " + join.isVarargsCollector() + " " + join.asFixedArity().invoke("f", new Object[] {1}));
    System.out.println(times.invoke(new Child(), 3) + " " + new Child().superTimes(Child.superHandle(), 3) + " " + times.type() + " " + times.bindTo(m).invoke(2));
    System.out.println(MethodHandles.insertArguments(add, 1, 100).invoke(1) + " " + MethodHandles.dropArguments(add, 0, String.class).invoke("ignored", 1, 2) + " " + MethodHandles.permuteArguments(add, MethodType.methodType(int.class, int.class), 0, 0).invoke(21));
    MethodHandle isBig = lookup.findStatic(c, "isBig", MethodType.methodType(boolean.class, int.class));
    MethodType describe = MethodType.methodType(String.class, int.class);
    MethodHandle guard = MethodHandles.guardWithTest(isBig, lookup.findStatic(c, "big", describe), lookup.findStatic(c, "small", describe));
    System.out.println(guard.invoke(5) + " " + guard.invoke(500));
    MethodHandle safe = MethodHandles.catchException(lookup.findStatic(c, "fails", MethodType.methodType(int.class, int.class)), IllegalArgumentException.class, lookup.findStatic(c, "recover", MethodType.methodType(int.class, IllegalArgumentException.class, int.class)));
    System.out.println(safe.invoke(8) + " " + MethodHandles.filterReturnValue(add, lookup.findStatic(c, "small", describe)).invoke(1, 1) + " " + MethodHandles.filterArguments(add, 0, MethodHandles.insertArguments(add, 0, 1000)).invoke(1, 1));
    MethodHandle logged = MethodHandles.foldArguments(lookup.findStatic(c, "small", describe), lookup.findStatic(c, "log", MethodType.methodType(void.class, int.class)));
    System.out.println(logged.invoke(4));
    System.out.println(add.asSpreader(Object[].class, 2).invoke(new Object[] {3, 4}) + " " + MethodHandles.identity(String.class).invoke("id") + " " + MethodHandles.constant(int.class, 7).invoke() + " " + ((Object[]) MethodHandles.identity(Object[].class).asCollector(Object[].class, 2).invoke(1, 2)).length);
    MethodHandle element = MethodHandles.arrayElementGetter(int[].class);
    System.out.println((int) element.invokeExact(new int[] {4, 5}, 1) + " " + MethodHandles.arrayLength(long[].class).invoke(new long[3]) + " " + ((int[]) MethodHandles.arrayConstructor(int[].class).invoke(6)).length);
    System.out.println(add.asType(MethodType.methodType(long.class, Integer.class, byte.class)).invoke((Integer) 1, (byte) 2) + " " + lookup.unreflect(String.class.getMethod("length")).invoke("four") + " " + lookup.findVirtual(List.class, "size", MethodType.methodType(int.class)).invoke(List.of(1)));
    MethodHandle loop = MethodHandles.countedLoop(MethodHandles.constant(int.class, 5), MethodHandles.constant(int.class, 100), add);
    System.out.println(loop.invoke());
    System.out.println(MethodHandles.tryFinally(add, MethodHandles.dropArguments(MethodHandles.identity(int.class), 0, Throwable.class)).invoke(2, 2));
    MethodHandle thrower = MethodHandles.throwException(int.class, IllegalStateException.class);
    attempt("throw", () -> thrower.invoke(new IllegalStateException("thrown")));
    attempt("exact", () -> { Object o = add.invokeExact(1, 2); return o; });
    attempt("cast", () -> add.invoke("x", 1));
    attempt("count", () -> add.invokeWithArguments(1));
    attempt("missing", () -> lookup.findStatic(c, "nope", MethodType.methodType(void.class)));
    attempt("static as virtual", () -> lookup.findVirtual(c, "add", MethodType.methodType(int.class, int.class, int.class)));
    attempt("private of String", () -> lookup.findGetter(String.class, "value", byte[].class));
    attempt("null receiver", () -> times.invoke((MethodHandlesBasics) null, 1));
    attempt("asType", () -> add.asType(MethodType.methodType(String.class, int.class, int.class)));
    attempt("public lookup", () -> MethodHandles.publicLookup().findStatic(c, "add", MethodType.methodType(int.class, int.class, int.class)));
    MethodType t = MethodType.methodType(int.class, String.class, long.class);
    System.out.println(t + " " + t.generic() + " " + t.wrap() + " " + t.changeReturnType(void.class) + " " + t.toMethodDescriptorString() + " " + MethodType.fromMethodDescriptorString("(I[J)Ljava/lang/String;", null) + " " + t.equals(MethodType.methodType(int.class, String.class, long.class)) + " " + t.dropParameterTypes(0, 1));
  }
}
