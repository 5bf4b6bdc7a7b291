// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.*;

/** What closures capture: values not variables, this and outer this, mutable boxes, loops, recursion, exceptions. */
public class Closures {
  private int count;
  private final String name;
  private static int statics;

  Closures(String name) { this.name = name; }

  Supplier<Integer> counter() { return () -> ++count; }
  Runnable nested(List<String> log) {
    return () -> {
      int local = count;
      Runnable inner = () -> log.add(name + local + count);
      count++;
      inner.run();
      new Object() {
        final String name = "anonymous";
        void run() { Runnable r = () -> log.add(this.name + Closures.this.name + local); r.run(); }
      }.run();
    };
  }

  class Inner {
    final int id = ++count;
    Supplier<String> describe() { return () -> name + id + count + statics; }
  }

  static IntFunction<IntUnaryOperator> adder() { return a -> b -> a + b + statics; }

  static Iterable<Integer> range(int from, int to) {
    return () -> new java.util.Iterator<>() {
      int at = from;
      @Override public boolean hasNext() { return at < to; }
      @Override public Integer next() { return at++; }
    };
  }

  static <T> Supplier<T> once(Supplier<T> s) {
    Object[] box = new Object[2];
    return () -> {
      if (box[0] == null) {
        box[1] = s.get();
        box[0] = true;
      }
      @SuppressWarnings("unchecked") T t = (T) box[1];
      return t;
    };
  }

  static Map<String, Runnable> account(int start) {
    int[] balance = {start};
    Map<String, Runnable> m = new HashMap<>();
    m.put("deposit", () -> balance[0] += 10);
    m.put("withdraw", () -> { if (balance[0] < 25) throw new IllegalStateException("only " + balance[0]); balance[0] -= 25; });
    m.put("show", () -> System.out.print(balance[0] + " "));
    return m;
  }

  public static void main(String[] args) {
    Closures a = new Closures("a"), b = new Closures("b");
    Supplier<Integer> ca = a.counter(), cb = b.counter(), ca2 = a.counter();
    System.out.println(ca.get() + " " + ca.get() + " " + cb.get() + " " + ca2.get() + " " + a.count);
    List<String> log = new ArrayList<>();
    Runnable n = a.nested(log);
    n.run();
    n.run();
    System.out.println(log);
    Inner i1 = a.new Inner(), i2 = a.new Inner();
    Supplier<String> d1 = i1.describe(), d2 = i2.describe();
    statics = 7;
    System.out.println(d1.get() + " " + d2.get() + " " + adder().apply(1).applyAsInt(2));
    List<Supplier<String>> captured = new ArrayList<>();
    for (String s : new String[] {"x", "y"}) for (int k = 0; k < 2; k++) {
      int copy = k;
      captured.add(() -> s + copy);
    }
    for (int[] pair = {0, 1}; pair[0] < 2; pair = new int[] {pair[0] + 1, 5}) {
      int[] now = pair;
      captured.add(() -> now[0] + ":" + now[1]);
    }
    StringBuilder out = new StringBuilder();
    for (Supplier<String> s : captured) out.append(s.get()).append(' ');
    System.out.println(out);
    int sum = 0;
    for (int v : range(3, 7)) sum += v;
    System.out.println(sum);
    Supplier<Integer> lazy = once(() -> { System.out.print("computed "); return 42; });
    System.out.println(lazy.get() + " " + lazy.get());
    Map<String, Runnable> acc = account(20), other = account(100);
    acc.get("deposit").run();
    acc.get("withdraw").run();
    acc.get("show").run();
    other.get("show").run();
    try {
      acc.get("withdraw").run();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    BiFunction<Object, Integer, Object>[] self = new BiFunction[1];
    self[0] = (acc2, k) -> k == 0 ? acc2 : self[0].apply(acc2 + "" + k, k - 1);
    System.out.println(self[0].apply("", 9));
    Function<Integer, Function<Integer, Function<Integer, Supplier<Integer>>>> deep = p -> q -> r -> () -> p * 100 + q * 10 + r;
    System.out.println(deep.apply(1).apply(2).apply(3).get());
    long big = 1L << 40;
    double ratio = 0.25;
    char ch = 'q';
    byte by = -5;
    boolean flag = true;
    float fl = 2.5f;
    short sh = 300;
    Supplier<String> wide = () -> big + " " + ratio + ch + by + flag + fl + sh;
    System.out.println(wide.get());
    Runnable r1 = () -> { }, r2 = () -> { };
    System.out.println((r1 == r2) + " " + r1.equals(r1) + " " + (r1.getClass() == r2.getClass()) + " " + r1.getClass().isSynthetic());
    Object lock = new Object();
    Callable2 c = () -> { synchronized (lock) { return Thread.holdsLock(lock); } };
    System.out.println(c.call() + " " + Thread.holdsLock(lock));
  }

  interface Callable2 { boolean call(); }
}
