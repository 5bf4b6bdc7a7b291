// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** Comparator combinators. */
public class Comparators {
  record Person(String first, String last, int age, Double score) { }

  static final List<Person> PEOPLE = List.of(
      new Person("Ann", "Lee", 30, 1.5), new Person("bob", "Lee", 25, null), new Person("Cid", "Kim", 30, -1.0),
      new Person("dan", "Kim", 41, 2.0), new Person("Eve", "Ash", 25, 0.0));

  static void sorted(String name, Comparator<Person> by) {
    List<Person> copy = new ArrayList<>(PEOPLE);
    copy.sort(by);
    System.out.println(name + " " + copy.stream().map(Person::first).toList());
  }

  public static void main(String[] args) {
    sorted("age", Comparator.comparingInt(Person::age));
    sorted("age reversed", Comparator.comparingInt(Person::age).reversed());
    sorted("last, first", Comparator.comparing(Person::last).thenComparing(Person::first));
    sorted("last, age desc", Comparator.comparing(Person::last).thenComparing(Person::age, Comparator.reverseOrder()));
    sorted("first", Comparator.comparing(Person::first));
    sorted("first insensitive", Comparator.comparing(Person::first, String.CASE_INSENSITIVE_ORDER));
    sorted("score nulls first", Comparator.comparing(Person::score, Comparator.nullsFirst(Comparator.naturalOrder())));
    sorted("score nulls last", Comparator.comparing(Person::score, Comparator.nullsLast(Comparator.reverseOrder())));
    sorted("age then length", Comparator.comparingLong((Person p) -> p.age()).thenComparingInt(p -> p.first().length()).thenComparingDouble(p -> p.first().charAt(0)));
    sorted("toString", Comparator.comparing(Object::toString));
    sorted("all equal", (a, b) -> 0);
    try {
      sorted("score null", Comparator.comparing(Person::score));
    } catch (NullPointerException e) {
      System.out.println("null score");
    }
    System.out.println(Comparator.<Integer>naturalOrder().compare(1, 2) + " " + Comparator.<Integer>reverseOrder().compare(1, 2) + " " + Comparator.<String>naturalOrder().reversed().compare("a", "b"));
    System.out.println(Comparator.nullsFirst(Comparator.<Integer>naturalOrder()).compare(null, null) + " " + Comparator.nullsFirst(Comparator.<Integer>naturalOrder()).reversed().compare(null, 1));
    TreeMap<Person, Integer> map = new TreeMap<>(Comparator.comparing(Person::last));
    for (Person p : PEOPLE) map.merge(p, 1, Integer::sum);
    map.forEach((p, n) -> System.out.println(p.last() + " " + n));
    System.out.println(Collections.max(PEOPLE, Comparator.comparing(Person::age)).first() + " " + Collections.min(PEOPLE, Comparator.comparing(Person::age)).first());
    PriorityQueue<Person> queue = new PriorityQueue<>(Comparator.comparing(Person::age).thenComparing(Person::last));
    queue.addAll(PEOPLE);
    StringBuilder order = new StringBuilder();
    while (!queue.isEmpty()) order.append(queue.poll().first()).append(' ');
    System.out.println(order);
    String[] versions = {"1.10", "1.9", "1.2.3", "2", "1.2"};
    Arrays.sort(versions, (a, b) -> {
      String[] x = a.split("\\."), y = b.split("\\.");
      for (int i = 0; i < Math.min(x.length, y.length); i++) {
        int c = Integer.compare(Integer.parseInt(x[i]), Integer.parseInt(y[i]));
        if (c != 0) return c;
      }
      return Integer.compare(x.length, y.length);
    });
    System.out.println(Arrays.toString(versions));
    System.out.println(Map.Entry.<String, Integer>comparingByValue().compare(Map.entry("a", 2), Map.entry("b", 1)) + " " + Map.Entry.<String, Integer>comparingByKey().compare(Map.entry("a", 2), Map.entry("b", 1)));
  }
}
