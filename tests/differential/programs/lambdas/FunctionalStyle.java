// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Functional idioms: currying, composition, lazy lists, either, trampolines, parser combinators. */
public class FunctionalStyle {
  sealed interface Either<L, R> {
    record Left<L, R>(L value) implements Either<L, R> { }
    record Right<L, R>(R value) implements Either<L, R> { }
    default <T> Either<L, T> map(Function<R, T> f) { return this instanceof Right<L, R> r ? new Right<>(f.apply(r.value())) : new Left<>(((Left<L, R>) this).value()); }
    default <T> Either<L, T> flatMap(Function<R, Either<L, T>> f) { return this instanceof Right<L, R> r ? f.apply(r.value()) : new Left<>(((Left<L, R>) this).value()); }
  }

  static Either<String, Integer> parse(String s) {
    try {
      return new Either.Right<>(Integer.parseInt(s));
    } catch (NumberFormatException e) {
      return new Either.Left<>("bad " + s);
    }
  }

  static Either<String, Integer> divide(int a, int b) { return b == 0 ? new Either.Left<>("zero") : new Either.Right<>(a / b); }

  interface Lazy<T> {
    T head();
    Lazy<T> tail();
    static Lazy<Integer> from(int n) {
      return new Lazy<>() {
        public Integer head() { return n; }
        public Lazy<Integer> tail() { return from(n + 1); }
      };
    }
    default Lazy<T> filter(Predicate<T> p) {
      Lazy<T> at = this;
      while (!p.test(at.head())) at = at.tail();
      Lazy<T> found = at;
      return new Lazy<>() {
        public T head() { return found.head(); }
        public Lazy<T> tail() { return found.tail().filter(p); }
      };
    }
    default List<T> take(int n) {
      List<T> out = new ArrayList<>();
      Lazy<T> at = this;
      for (int i = 0; i < n; i++, at = at.tail()) out.add(at.head());
      return out;
    }
  }

  interface Trampoline<T> {
    T result();
    default boolean done() { return true; }
    default Trampoline<T> next() { return this; }
    default T run() {
      Trampoline<T> t = this;
      while (!t.done()) t = t.next();
      return t.result();
    }
    static <T> Trampoline<T> done(T value) { return () -> value; }
    static <T> Trampoline<T> more(Supplier<Trampoline<T>> s) {
      return new Trampoline<>() {
        public T result() { throw new IllegalStateException(); }
        public boolean done() { return false; }
        public Trampoline<T> next() { return s.get(); }
      };
    }
  }

  static Trampoline<Long> sum(long n, long acc) { return n == 0 ? Trampoline.done(acc) : Trampoline.more(() -> sum(n - 1, acc + n)); }

  interface Parser<T> {
    Optional<Map.Entry<T, String>> parse(String s);
    default <R> Parser<R> map(Function<T, R> f) { return s -> parse(s).map(e -> Map.entry(f.apply(e.getKey()), e.getValue())); }
    default <U, R> Parser<R> then(Parser<U> o, BiFunction<T, U, R> f) { return s -> parse(s).flatMap(a -> o.parse(a.getValue()).map(b -> Map.entry(f.apply(a.getKey(), b.getKey()), b.getValue()))); }
    default Parser<T> or(Parser<T> o) { return s -> parse(s).or(() -> o.parse(s)); }
    static Parser<Character> ch(IntPredicate p) { return s -> s.isEmpty() || !p.test(s.charAt(0)) ? Optional.empty() : Optional.of(Map.entry(s.charAt(0), s.substring(1))); }
    static <T> Parser<List<T>> many(Parser<T> p) {
      return s -> {
        List<T> out = new ArrayList<>();
        String rest = s;
        for (Optional<Map.Entry<T, String>> r = p.parse(rest); r.isPresent(); r = p.parse(rest)) {
          out.add(r.get().getKey());
          rest = r.get().getValue();
        }
        return Optional.of(Map.entry(out, rest));
      };
    }
  }

  static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) { return a -> b -> f.apply(a, b); }
  static <T> Function<T, T> repeat(int n, Function<T, T> f) { return n == 0 ? Function.identity() : f.andThen(repeat(n - 1, f)); }
  static <T, R> Function<T, R> fix(Function<Function<T, R>, Function<T, R>> f) { return t -> f.apply(fix(f)).apply(t); }

  public static void main(String[] args) {
    System.out.println(parse("12").map(n -> n * 2) + " " + parse("x").map(n -> n * 2) + " " + parse("10").flatMap(a -> parse("2").flatMap(b -> divide(a, b))) + " " + parse("1").flatMap(a -> divide(a, 0)));
    System.out.println(Lazy.from(1).filter(n -> n % 3 == 0).take(5) + " " + Lazy.from(2).filter(n -> IntStream.range(2, n).noneMatch(d -> n % d == 0)).take(10));
    System.out.println(sum(20000, 0).run());
    Parser<Integer> number = Parser.many(Parser.ch(Character::isDigit)).map(cs -> cs.stream().map(String::valueOf).collect(Collectors.joining())).map(s -> s.isEmpty() ? 0 : Integer.parseInt(s));
    Parser<Integer> addition = number.then(Parser.ch(c -> c == '+').then(number, (p, n) -> n), Integer::sum).or(number);
    System.out.println(addition.parse("12+30rest") + " " + addition.parse("7") + " " + Parser.ch(c -> c == 'x').parse("y"));
    System.out.println(curry((Integer a, Integer b) -> a - b).apply(10).apply(3) + " " + repeat(5, (Integer n) -> n * 2).apply(1) + " " + FunctionalStyle.<Integer, Integer>fix(self -> n -> n <= 1 ? 1 : n * self.apply(n - 1)).apply(10));
    Function<Integer, Integer> composed = Stream.<Function<Integer, Integer>>of(n -> n + 1, n -> n * 10, n -> n - 3).reduce(Function.identity(), Function::andThen);
    System.out.println(composed.apply(4));
    Supplier<Supplier<Supplier<String>>> nested = () -> () -> () -> "deep";
    System.out.println(nested.get().get().get());
    Map<Boolean, List<Integer>> parts = IntStream.rangeClosed(1, 10).boxed().collect(Collectors.partitioningBy(n -> n % 2 == 0));
    System.out.println(parts);
    UnaryOperator<UnaryOperator<Integer>> twice = f -> n -> f.apply(f.apply(n));
    System.out.println(twice.apply(twice.apply(n -> n + 3)).apply(0));
    List<Supplier<Integer>> thunks = new ArrayList<>();
    int[] evaluated = {0};
    for (int i = 0; i < 5; i++) {
      int n = i;
      thunks.add(() -> { evaluated[0]++; return n * n; });
    }
    System.out.println(thunks.stream().map(Supplier::get).filter(n -> n > 3).findFirst() + " " + evaluated[0]);
    System.out.println(Stream.iterate(new int[] {0, 1}, p -> new int[] {p[1], p[0] + p[1]}).limit(15).map(p -> p[0]).toList());
  }
}
