// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.Function;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The collectors: grouping, partitioning, joining, maps, teeing, downstream ones and own ones. */
public class CollectorsAll {
  record Employee(String name, String department, int salary, boolean remote) { }

  static final List<Employee> STAFF = List.of(
      new Employee("ann", "dev", 100, true), new Employee("bob", "dev", 80, false), new Employee("cy", "ops", 70, true),
      new Employee("dee", "ops", 90, false), new Employee("eve", "law", 120, false), new Employee("fay", "dev", 95, true));

  static void show(Object value) { System.out.println(value); }

  public static void main(String[] args) {
    show(STAFF.stream().map(Employee::name).collect(Collectors.joining(", ", "[", "]")));
    show(Stream.<String>of().collect(Collectors.joining("-", "<", ">")));
    show(STAFF.stream().collect(Collectors.groupingBy(Employee::department, TreeMap::new, Collectors.mapping(Employee::name, Collectors.toList()))));
    show(STAFF.stream().collect(Collectors.groupingBy(Employee::department, Collectors.counting())));
    show(STAFF.stream().collect(Collectors.partitioningBy(Employee::remote, Collectors.summingInt(Employee::salary))));
    show(STAFF.stream().collect(Collectors.averagingInt(Employee::salary)));
    show(STAFF.stream().collect(Collectors.summarizingInt(Employee::salary)));
    show(STAFF.stream().collect(Collectors.toMap(Employee::name, Employee::salary)));
    show(STAFF.stream().collect(Collectors.toMap(Employee::department, Employee::salary, Integer::sum, LinkedHashMap::new)));
    try {
      STAFF.stream().collect(Collectors.toMap(Employee::department, Employee::salary));
    } catch (IllegalStateException e) {
      show(e.getMessage());
    }
    show(STAFF.stream().collect(Collectors.minBy(Comparator.comparing(Employee::salary))).get().name());
    show(STAFF.stream().collect(Collectors.groupingBy(Employee::department, TreeMap::new, Collectors.maxBy(Comparator.comparing(Employee::salary)))).firstEntry().getValue().get().name());
    show(STAFF.stream().collect(Collectors.teeing(Collectors.counting(), Collectors.averagingDouble(Employee::salary), (n, avg) -> n + "@" + avg)));
    show(STAFF.stream().collect(Collectors.collectingAndThen(Collectors.toList(), List::size)));
    show(STAFF.stream().collect(Collectors.filtering(Employee::remote, Collectors.mapping(Employee::name, Collectors.toCollection(TreeSet::new)))));
    show(STAFF.stream().collect(Collectors.flatMapping(e -> Stream.of(e.name().split("")), Collectors.toCollection(TreeSet::new))));
    show(STAFF.stream().collect(Collectors.reducing(0, Employee::salary, Math::max)));
    show(STAFF.stream().map(Employee::salary).collect(Collectors.reducing((a, b) -> a - b)));
    show(IntStream.range(0, 20).boxed().collect(Collectors.groupingBy(n -> n % 3, TreeMap::new, Collectors.partitioningBy(n -> n > 10))));
    Map<Boolean, Map<String, List<String>>> nested = STAFF.stream().collect(Collectors.partitioningBy(e -> e.salary() > 90,
        Collectors.groupingBy(Employee::department, TreeMap::new, Collectors.mapping(Employee::name, Collectors.toList()))));
    show(nested);
    show(Stream.of(1, 2, 3).collect(Collectors.toUnmodifiableList()));
    show(Stream.of(3, 1, 2).collect(Collectors.toCollection(ArrayDeque::new)));
    show(Stream.of(1.5, 2.5, 3.5).collect(Collectors.summarizingDouble(d -> d)));
    show(Stream.of(1L, 2L).collect(Collectors.summingLong(n -> n)) + " " + Stream.of(0.1, 0.2, 0.3).collect(Collectors.summingDouble(d -> d)));
    Collector<String, StringJoiner, String> own = Collector.of(() -> new StringJoiner("|"), StringJoiner::add, StringJoiner::merge, StringJoiner::toString);
    show(Stream.of("p", "q").collect(own));
    show("mississippi".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting())));
    show(Stream.of("one", "three", "two").collect(Collectors.toMap(String::length, s -> s, (a, b) -> a + b)));
    ArrayList<Integer> supplied = Stream.of(1, 2).collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
    show(supplied);
    Set<Integer> set = Stream.of(5, 3, 5).collect(Collectors.toSet());
    show(set + " " + Collectors.toList().characteristics());
    try {
      Stream.of("a", "b").collect(Collectors.toMap(s -> s, s -> null));
    } catch (NullPointerException e) {
      show("null value");
    }
    show(STAFF.stream().sorted(Comparator.comparing(Employee::department).thenComparing(Employee::salary, Comparator.reverseOrder())).map(Employee::name).toList());
  }
}
