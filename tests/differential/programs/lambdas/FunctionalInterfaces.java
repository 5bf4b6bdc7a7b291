// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.*;

/** Default and static methods of java.util.function. */
public class FunctionalInterfaces {
  static <T> List<T> filter(List<T> items, Predicate<? super T> test) {
    List<T> out = new ArrayList<>();
    for (T item : items) if (test.test(item)) out.add(item);
    return out;
  }

  public static void main(String[] args) {
    List<Integer> numbers = List.of(-3, 0, 4, 7, 10, 15);
    Predicate<Integer> even = n -> n % 2 == 0;
    Predicate<Integer> positive = n -> n > 0;
    System.out.println(filter(numbers, even.and(positive)) + " " + filter(numbers, even.or(positive)) + " " + filter(numbers, even.negate()));
    System.out.println(filter(numbers, Predicate.not(even).and(Predicate.isEqual(7).negate())));
    Function<Integer, Integer> plus = n -> n + 3;
    Function<Integer, Integer> times = n -> n * 5;
    System.out.println(plus.andThen(times).apply(1) + " " + plus.compose(times).apply(1) + " " + Function.<Integer>identity().apply(9));
    BiFunction<Integer, Integer, Integer> add = Integer::sum;
    System.out.println(add.andThen(n -> "sum " + n).apply(2, 3));
    Consumer<List<String>> first = l -> l.add("first");
    Consumer<List<String>> both = first.andThen(l -> l.add("second"));
    List<String> log = new ArrayList<>();
    both.accept(log);
    System.out.println(log);
    BiConsumer<String, Integer> print = (s, n) -> System.out.println(s + n);
    print.andThen((s, n) -> System.out.println(n + s)).accept("a", 1);
    UnaryOperator<String> trim = String::trim;
    System.out.println("[" + trim.andThen(s -> s + "!").apply("  x ") + "]" + UnaryOperator.identity().apply("id"));
    BinaryOperator<String> shorter = BinaryOperator.minBy((a, b) -> a.length() - b.length());
    BinaryOperator<String> longer = BinaryOperator.maxBy((a, b) -> a.length() - b.length());
    System.out.println(shorter.apply("aaa", "bb") + longer.apply("aaa", "bb"));
    IntPredicate big = n -> n > 100;
    IntUnaryOperator twice = n -> n * 2;
    LongUnaryOperator minus = n -> -n;
    DoubleUnaryOperator half = d -> d / 2;
    System.out.println(big.negate().test(5) + " " + big.or(n -> n == 5).test(5) + " " + twice.andThen(n -> n + 1).applyAsInt(4) + " " + twice.compose(n -> n + 1).applyAsInt(4));
    System.out.println(minus.andThen(n -> n * n).applyAsLong(3) + " " + half.compose(d -> d * d).applyAsDouble(3) + " " + IntUnaryOperator.identity().applyAsInt(1));
    IntFunction<String> stars = "*"::repeat;
    ToIntFunction<String> count = String::length;
    ToLongBiFunction<Integer, Integer> product = (a, b) -> (long) a * b;
    IntToDoubleFunction root = Math::sqrt;
    DoubleToIntFunction floor = d -> (int) d;
    LongToIntFunction low = l -> (int) l;
    System.out.println(stars.apply(4) + count.applyAsInt("xyz") + " " + product.applyAsLong(1 << 20, 1 << 20) + " " + root.applyAsDouble(16) + floor.applyAsInt(9.99) + low.applyAsInt((1L << 32) + 5));
    BooleanSupplier yes = () -> true;
    DoubleSupplier pi = () -> 3.14;
    ObjLongConsumer<String> objLong = (s, l) -> System.out.println(s + l);
    objLong.accept("long ", 1L << 35);
    System.out.println(yes.getAsBoolean() + " " + pi.getAsDouble());
    BiPredicate<String, Integer> hasLength = (s, n) -> s.length() == n;
    System.out.println(hasLength.and((s, n) -> n > 2).test("abc", 3) + " " + hasLength.negate().test("abc", 3));
    LongBinaryOperator gcd = new LongBinaryOperator() {
      @Override public long applyAsLong(long a, long b) { return b == 0 ? a : applyAsLong(b, a % b); }
    };
    System.out.println(gcd.applyAsLong(84, 36));
    try {
      even.and(null);
    } catch (NullPointerException e) {
      System.out.println("null predicate");
    }
    Supplier<Supplier<String>> lazy = () -> () -> "lazy";
    System.out.println(lazy.get().get() + Objects.requireNonNullElseGet(null, () -> "else"));
  }
}
