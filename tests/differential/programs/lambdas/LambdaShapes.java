// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.function.*;

/** Lambdas that capture nothing, locals, parameters, this, arrays and other lambdas. */
public class LambdaShapes {
  private int field = 100;
  private static int statics = 7;

  interface Six { long apply(byte a, char b, int c, long d, float e, double f); }
  interface Generic<T, R extends Comparable<R>> { R apply(T t); }
  interface Throwing<E extends Exception> { void run() throws E; }
  interface Self { int apply(Self self, int n); }

  IntSupplier capturesThis() { return () -> field++; }
  IntUnaryOperator capturesThisAndLocal(int local) { return n -> n + local + field; }
  Supplier<IntSupplier> nested() { return () -> () -> field * 2; }

  static Runnable capturesAll(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a) {
    return () -> System.out.println(z + " " + b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + t + " " + a[0]);
  }

  static <T> Supplier<T> constant(T value) { return () -> value; }
  static <A, B, C> Function<A, C> compose(Function<A, B> f, Function<B, C> g) { return a -> g.apply(f.apply(a)); }
  static Function<Integer, Function<Integer, Function<Integer, Integer>>> curried() { return a -> b -> c -> a * 100 + b * 10 + c; }

  static int recursion(int n) {
    Self factorial = (self, k) -> k <= 1 ? 1 : k * self.apply(self, k - 1);
    return factorial.apply(factorial, n);
  }

  public static void main(String[] args) throws Exception {
    LambdaShapes shapes = new LambdaShapes();
    IntSupplier counter = shapes.capturesThis();
    System.out.println(counter.getAsInt() + " " + counter.getAsInt() + " " + shapes.field);
    System.out.println(shapes.capturesThisAndLocal(5).applyAsInt(1) + " " + shapes.nested().get().getAsInt());
    int[] array = {1};
    Runnable all = capturesAll(true, (byte) -1, (short) -2, 'c', 4, 5L, 6.5f, 7.25, "text", array);
    array[0] = 99;
    all.run();
    Six six = (a, b, c, d, e, f) -> a + b + c + d + (long) e + (long) f;
    System.out.println(six.apply((byte) 1, 'a', 3, 4L, 5.9f, 6.9));
    System.out.println(constant("k").get() + constant(5).get());
    System.out.println(compose((String s) -> s.length(), n -> "len" + n).apply("four"));
    System.out.println(curried().apply(1).apply(2).apply(3) + " " + recursion(10));
    Generic<Integer, String> generic = n -> "g" + n;
    System.out.println(generic.apply(3).compareTo("g4"));
    Throwing<java.io.IOException> throwing = () -> { throw new java.io.IOException("thrown in lambda"); };
    try {
      throwing.run();
    } catch (java.io.IOException e) {
      System.out.println(e.getMessage());
    }
    List<Supplier<Integer>> suppliers = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      int n = i;
      suppliers.add(() -> n * n);
    }
    for (Supplier<Integer> s : suppliers) System.out.print(s.get() + " ");
    System.out.println();
    BinaryOperator<Integer> max = (a, b) -> a > b ? a : b;
    ToDoubleBiFunction<Integer, Long> ratio = (a, b) -> (double) a / b;
    ObjIntConsumer<String> consumer = (s, n) -> System.out.println(s.repeat(n));
    System.out.println(max.apply(3, 9) + " " + ratio.applyAsDouble(1, 4L));
    consumer.accept("ab", 3);
    Runnable block = () -> {
      int local = 0;
      for (int i = 0; i < 4; i++) local += i;
      class Inner { int twice(int x) { return x * 2; } }
      System.out.println(new Inner().twice(local) + statics++);
    };
    block.run();
    block.run();
    Object o = (Runnable & java.io.Serializable) () -> System.out.println("intersection");
    ((Runnable) o).run();
    System.out.println(o instanceof java.io.Serializable);
    Supplier<Runnable> makes = () -> () -> System.out.println("made");
    makes.get().run();
    BooleanSupplier shortCircuit = () -> statics > 0 && shapes.field > 0 || fail();
    System.out.println(shortCircuit.getAsBoolean());
    Callable3<String> call = () -> "called";
    System.out.println(call.call());
  }

  interface Callable3<V> { V call() throws Exception; default void unused() { } }
  static boolean fail() { throw new AssertionError(); }
}
