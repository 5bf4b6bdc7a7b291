// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** Set algebra and iteration order of HashSet, LinkedHashSet and TreeSet over strings and numbers. */
public class HashSets {
  static <T> Set<T> union(Set<T> a, Set<T> b) { Set<T> r = new TreeSet<>(a); r.addAll(b); return r; }
  static <T> Set<T> intersection(Set<T> a, Set<T> b) { Set<T> r = new TreeSet<>(a); r.retainAll(b); return r; }
  static <T> Set<T> difference(Set<T> a, Set<T> b) { Set<T> r = new TreeSet<>(a); r.removeAll(b); return r; }

  static <T> Set<Set<T>> powerSet(List<T> items) {
    Set<Set<T>> out = new LinkedHashSet<>();
    for (int mask = 0; mask < 1 << items.size(); mask++) {
      Set<T> s = new LinkedHashSet<>();
      for (int i = 0; i < items.size(); i++) if ((mask >> i & 1) == 1) s.add(items.get(i));
      out.add(s);
    }
    return out;
  }

  static class Mutable {
    int key;
    Mutable(int key) { this.key = key; }
    @Override public int hashCode() { return key; }
    @Override public boolean equals(Object o) { return o instanceof Mutable m && m.key == key; }
  }

  public static void main(String[] args) {
    Set<String> a = new HashSet<>(Arrays.asList("apple banana cherry date elderberry fig grape".split(" ")));
    Set<String> b = new HashSet<>(Arrays.asList("banana date fig kiwi lemon".split(" ")));
    System.out.println(a + " " + b);
    System.out.println(union(a, b) + " " + intersection(a, b) + " " + difference(a, b) + " " + Collections.disjoint(a, Set.of("x")));
    System.out.println(a.add("apple") + " " + a.add("new") + " " + a.remove("none") + " " + a.remove("new") + " " + a.containsAll(b) + " " + a.size());
    Set<Integer> numbers = new HashSet<>();
    for (int i = 0; i < 40; i++) numbers.add(i * 97 % 64 - 20);
    System.out.println(numbers);
    Set<Integer> growing = new HashSet<>(2, 0.5f);
    for (int i = 100; i > 0; i -= 3) growing.add(i);
    System.out.println(growing + " " + growing.hashCode());
    Set<Long> longs = new HashSet<>(List.of(1L << 32, 1L << 33, 5L, -1L));
    Set<Double> doubles = new HashSet<>(List.of(0.5, 1.5, -2.25, 1e100));
    Set<Character> chars = new HashSet<>(List.of('z', 'a', 'Q', '\u20ac'));
    System.out.println(longs + " " + doubles + " " + chars + " " + new HashSet<>(List.of(true, false)));
    Set<Object> mixed = new HashSet<>(Arrays.asList(1, 1L, 1.0, "1", '1', null, true));
    System.out.println(mixed.size() + " " + mixed.contains(null) + " " + mixed.contains(1.0f));
    System.out.println(powerSet(List.of("x", "y", "z")));
    Set<List<Integer>> lists = new HashSet<>(List.of(List.of(1, 2), List.of(2, 1), List.of()));
    System.out.println(lists.contains(Arrays.asList(1, 2)) + " " + lists + " " + lists.hashCode());
    Set<Mutable> broken = new HashSet<>();
    Mutable m = new Mutable(1);
    broken.add(m);
    m.key = 2;
    System.out.println(broken.contains(m) + " " + broken.remove(m) + " " + broken.size());
    LinkedHashSet<String> linked = new LinkedHashSet<>(List.of("c", "a", "b"));
    linked.add("a");
    linked.remove("c");
    linked.add("c");
    System.out.println(linked + " " + linked.equals(Set.of("a", "b", "c")) + " " + linked.hashCode());
    Set<String> sorted = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    Collections.addAll(sorted, "B", "a", "b", "A", "c");
    System.out.println(sorted + " " + sorted.contains("C") + " " + sorted.equals(Set.of("B", "a", "c")));
    Iterator<Integer> it = numbers.iterator();
    int sum = 0;
    while (it.hasNext()) {
      int n = it.next();
      sum += n;
      if (n % 3 != 0) it.remove();
    }
    System.out.println(sum + " " + numbers);
    String[] words = "to be or not to be that is the question".split(" ");
    Set<String> seen = new HashSet<>(), twice = new LinkedHashSet<>();
    for (String w : words) if (!seen.add(w)) twice.add(w);
    System.out.println(twice + " " + seen.size() + " " + seen);
    Object[] array = seen.toArray();
    Arrays.sort(array);
    System.out.println(Arrays.toString(array) + " " + new HashSet<>(seen).equals(seen) + " " + ((HashSet<?>) ((HashSet<String>) seen).clone()).size());
  }
}
