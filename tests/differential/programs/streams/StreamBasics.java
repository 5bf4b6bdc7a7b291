// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Sources, intermediate and terminal operations of sequential streams. */
public class StreamBasics {
  static void show(String name, Object value) { System.out.println(name + ": " + value); }

  public static void main(String[] args) {
    List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha", "foxtrot");
    show("filter map", words.stream().filter(w -> w.length() == 5).map(String::toUpperCase).toList());
    show("sorted", words.stream().sorted().toList());
    show("sorted by", words.stream().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).toList());
    show("distinct", words.stream().distinct().count());
    show("limit skip", words.stream().skip(2).limit(3).toList());
    show("flatMap", words.stream().limit(2).flatMap(w -> w.chars().mapToObj(c -> (char) c)).toList());
    show("reduce", words.stream().reduce("", (a, b) -> a + b.charAt(0)));
    show("reduce optional", words.stream().reduce((a, b) -> a.length() >= b.length() ? a : b));
    show("reduce combiner", words.stream().reduce(0, (n, w) -> n + w.length(), Integer::sum));
    show("min max", words.stream().min(Comparator.naturalOrder()) + " " + words.stream().max(Comparator.comparing(String::length)));
    show("matches", words.stream().anyMatch(w -> w.startsWith("c")) + " " + words.stream().allMatch(w -> w.length() > 3) + " " + words.stream().noneMatch(String::isEmpty));
    show("findFirst", words.stream().filter(w -> w.contains("o")).findFirst().get());
    show("empty", Stream.empty().findAny() + " " + Stream.of().count() + " " + Stream.ofNullable(null).count());
    show("iterate", Stream.iterate(1, n -> n * 3).limit(8).toList());
    show("iterate until", Stream.iterate(1, n -> n < 100, n -> n * 2).toList());
    int[] state = {0};
    show("generate", Stream.generate(() -> state[0]++).limit(5).toList());
    show("takeWhile", Stream.of(1, 2, 5, 1).takeWhile(n -> n < 3).toList());
    show("dropWhile", Stream.of(1, 2, 5, 1).dropWhile(n -> n < 3).toList());
    show("concat", Stream.concat(Stream.of("a"), Stream.of("b", "c")).toList());
    show("mapMulti", Stream.of(1, 2, 3).<String>mapMulti((n, sink) -> { for (int i = 0; i < n; i++) sink.accept(n + "" + i); }).toList());
    StringBuilder log = new StringBuilder();
    Stream.of("x", "y", "z").peek(s -> log.append("peek ").append(s).append(' ')).filter(s -> !s.equals("y")).forEach(s -> log.append("got ").append(s).append(' '));
    show("laziness", log);
    show("toArray", Arrays.toString(words.stream().map(String::length).toArray(Integer[]::new)));
    show("ints", IntStream.rangeClosed(1, 5).map(n -> n * n).boxed().toList() + " " + IntStream.range(5, 1).count());
    show("statistics", IntStream.of(4, 8, 15, 16, 23, 42).summaryStatistics());
    show("average", IntStream.of(1, 2).average() + " " + IntStream.empty().average() + " " + LongStream.range(0, 5).sum());
    show("doubles", Stream.of(1.5, 2.5).mapToDouble(d -> d).sum() + " " + IntStream.of(3).asDoubleStream().max());
    show("chars", "hello".chars().filter(c -> c == 'l').count() + " " + "hey".codePoints().boxed().toList());
    show("mapToObj", IntStream.range(0, 4).mapToObj(i -> "i" + i).toList());
    show("collect", IntStream.range(0, 5).collect(StringBuilder::new, (sb, i) -> sb.append(i), StringBuilder::append));
    show("arrays", Arrays.stream(new int[] {3, 1, 2}, 1, 3).sum() + " " + Arrays.stream(new String[] {"q"}).findFirst());
    show("iterator", Stream.of(7, 8).iterator().next());
    Stream<String> once = Stream.of("used");
    once.count();
    try {
      once.count();
    } catch (IllegalStateException e) {
      show("reuse", e.getMessage());
    }
    try (Stream<String> closing = Stream.of("c").onClose(() -> System.out.println("closed"))) {
      show("closing", closing.toList());
    }
    Optional<Integer> lazy = Stream.iterate(1, n -> n + 1).filter(n -> n * n > 200).findFirst();
    show("infinite", lazy.get());
    show("pythagoras", IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20).filter(b -> Math.sqrt(a * a + b * b) % 1 == 0)
        .mapToObj(b -> a + "/" + b)).toList());
    show("builder", Stream.<Integer>builder().add(1).add(2).build().mapToInt(n -> n).sum());
    try {
      words.stream().toList().add("x");
    } catch (UnsupportedOperationException e) {
      show("unmodifiable", e.getMessage());
    }
    try {
      Stream.of(1, 2).limit(-1);
    } catch (IllegalArgumentException e) {
      show("limit", e.getMessage());
    }
  }
}
