// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.*;

/** Adaptations between lambda bodies and functional types: boxing, widening, void, generics, bridges. */
public class LambdaBoxing {
  interface IntTo<R> { R apply(int n); }
  interface ToInt<T> { int apply(T t); }
  interface LongOp { long apply(long a, int b); }
  interface Bridge<T> { void accept(T t); }
  interface StringBridge extends Bridge<String> { @Override void accept(String s); }
  interface Multi<A, B extends Comparable<B>> { B pick(A a, B b); }
  interface Raw { Object get(Object o); }
  interface WithGenericMethod { <T> T id(T t); }
  interface CharFn { char apply(char c); }
  interface FloatFn { float apply(float f, double d); }
  interface ArrayFn { int[] apply(int[] a); }
  interface BoolFn { boolean test(boolean a, Boolean b); }

  static int twice(int n) { return n * 2; }
  static Integer boxedTwice(Integer n) { return n * 2; }
  static long widen(int n) { return n; }
  static <T> T id(T t) { return t; }
  static void log(Object o) { System.out.print("[" + o + "] "); }
  static String describe(Number n) { return n.getClass().getSimpleName() + n; }

  public static void main(String[] args) {
    IntTo<Integer> a = n -> n + 1;
    IntTo<Long> b = n -> (long) n;
    IntTo<Object> c = n -> n;
    IntTo<Number> d = LambdaBoxing::twice;
    IntTo<String> e = Integer::toString;
    System.out.println(a.apply(1) + " " + b.apply(2) + " " + c.apply(3) + " " + d.apply(4) + " " + e.apply(5));
    ToInt<Integer> f = n -> n;
    ToInt<Integer> g = LambdaBoxing::twice;
    ToInt<Integer> h = LambdaBoxing::boxedTwice;
    ToInt<Byte> i = n -> n;
    ToInt<Character> j = ch -> ch;
    System.out.println(f.apply(1) + " " + g.apply(2) + " " + h.apply(3) + " " + i.apply((byte) 4) + " " + j.apply('5'));
    LongOp k = (x, y) -> x * y;
    LongOp l = Math::multiplyExact;
    LongOp m = Long::sum;
    System.out.println(k.apply(1L << 20, 3) + " " + l.apply(5, 6) + " " + m.apply(7, 8));
    ToLongFunction<Integer> n = LambdaBoxing::twice;
    DoubleUnaryOperator o = Math::abs;
    IntToDoubleFunction p = LambdaBoxing::widen;
    Function<Integer, Object> q = LambdaBoxing::twice;
    Supplier<Object> r = () -> 5;
    DoubleSupplier s = () -> 5;
    System.out.println(n.applyAsLong(9) + " " + o.applyAsDouble(-2) + " " + p.applyAsDouble(3) + " " + q.apply(4) + " " + r.get() + " " + s.getAsDouble());
    List<String> list = new ArrayList<>();
    Consumer<String> t = list::add;
    t.accept("added");
    Runnable u = list::size;
    u.run();
    Bridge<String> v = LambdaBoxing::log;
    StringBridge w = x -> log("bridge " + x);
    Bridge<String> viaParent = w;
    v.accept("v");
    w.accept("w");
    viaParent.accept("p");
    System.out.println(list);
    try {
      @SuppressWarnings({"unchecked", "rawtypes"}) Bridge<Object> raw = (Bridge) w;
      raw.accept(5);
      System.out.println("no check");
    } catch (ClassCastException x) {
      System.out.println("bridge checks its argument");
    }
    Multi<String, Integer> x = (y, z) -> y.length() > z ? y.length() : z;
    Multi<Object, String> y = (z, z2) -> z + z2;
    System.out.println(x.pick("four", 2) + " " + y.pick(1, "one"));
    Raw z = LambdaBoxing::id;
    WithGenericMethod aa = LambdaBoxing::id;
    System.out.println(z.get("raw") + " " + aa.<String>id("generic").length() + " " + aa.id(7));
    CharFn bb = Character::toUpperCase;
    FloatFn cc = (fl, db) -> (float) (fl + db);
    ArrayFn dd = int[]::clone;
    BoolFn ee = (b1, b2) -> b1 ^ b2;
    BoolFn ff = Boolean::logicalAnd;
    System.out.println(bb.apply('q') + " " + cc.apply(1.5f, 2.25) + " " + dd.apply(new int[] {1, 2}).length + " " + ee.test(true, false) + " " + ff.test(true, null == null));
    Function<Integer, String> gg = LambdaBoxing::describe;
    Function<? super Double, ? extends CharSequence> hh = LambdaBoxing::describe;
    System.out.println(gg.apply(1) + " " + hh.apply(2.5));
    try {
      Integer none = null;
      ToInt<Integer> ii = jj -> jj;
      System.out.println(ii.apply(none));
    } catch (NullPointerException npe) {
      System.out.println("null unboxed");
    }
    try {
      Supplier<Integer> nulls = () -> null;
      int bad = nulls.get();
      System.out.println(bad);
    } catch (NullPointerException npe) {
      System.out.println("null result unboxed");
    }
    BiFunction<Integer, Integer, Integer> add = Integer::sum;
    IntBinaryOperator asInts = add::apply;
    ToDoubleBiFunction<Integer, Integer> asDouble = asInts::applyAsInt;
    System.out.println(asDouble.applyAsDouble(3, 4));
    Comparator<Integer> byMod = Comparator.<Integer>comparingInt(kk -> kk % 10).thenComparing(Function.identity(), Comparator.reverseOrder());
    List<Integer> sorted = new ArrayList<>(List.of(21, 11, 3, 42, 13));
    sorted.sort(byMod);
    System.out.println(sorted);
    Callback<? super Integer> cb = LambdaBoxing::log;
    cb.call(99);
    System.out.println();
  }

  interface Callback<T> { void call(int n); }
}
