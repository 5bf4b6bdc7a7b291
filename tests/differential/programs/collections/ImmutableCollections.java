// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** List.of, Set.of, Map.of, copyOf and unmodifiable wrappers; only order-free facts about Set and Map. */
public class ImmutableCollections {
  interface Action { Object run(); }

  static void attempt(String name, Action action) {
    try {
      System.out.println(name + ": " + action.run());
    } catch (RuntimeException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    List<Integer> list = List.of(1, 2, 3, 2);
    System.out.println(list + " " + list.indexOf(2) + " " + list.lastIndexOf(2) + " " + list.contains(9) + " " + list.hashCode() + " " + list.subList(1, 3));
    System.out.println(List.of() + " " + List.of(1) + " " + List.of(1, 2) + " " + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12).size() + " " + list.equals(Arrays.asList(1, 2, 3, 2)));
    Set<String> set = Set.of("a", "b", "c", "d");
    System.out.println(set.size() + " " + set.contains("c") + " " + set.contains("z") + " " + new TreeSet<>(set) + " " + set.hashCode() + " " + set.equals(new HashSet<>(set)));
    Map<String, Integer> map = Map.of("one", 1, "two", 2, "three", 3);
    System.out.println(map.size() + " " + map.get("two") + " " + map.get("four") + " " + map.containsValue(3) + " " + new TreeMap<>(map) + " " + map.hashCode());
    System.out.println(new TreeMap<>(Map.ofEntries(Map.entry("k", 1), Map.entry("j", 2))) + " " + Map.of().isEmpty());
    attempt("add", () -> list.add(4));
    attempt("set", () -> list.set(0, 4));
    attempt("remove", () -> list.remove(0));
    attempt("clear", () -> { list.clear(); return 0; });
    attempt("sort", () -> { List.of(2, 1).sort(null); return 0; });
    attempt("set add", () -> set.add("e"));
    attempt("map put", () -> map.put("x", 1));
    attempt("map remove", () -> map.remove("one"));
    attempt("entry", () -> map.entrySet().iterator().next().setValue(1));
    attempt("compute", () -> map.computeIfAbsent("x", k -> 1));
    attempt("duplicate element", () -> Set.of("a", "a"));
    attempt("duplicate key", () -> Map.of("a", 1, "a", 2));
    attempt("null element", () -> List.of(1, null));
    attempt("null key", () -> Map.of(null, 1));
    attempt("null contains", () -> set.contains(null));
    attempt("null get", () -> map.get(null));
    attempt("get range", () -> list.get(4));
    attempt("iterator remove", () -> { Iterator<Integer> it = list.iterator(); it.next(); it.remove(); return 0; });
    attempt("copyOf null", () -> List.copyOf(Arrays.asList(1, null)));
    List<Integer> source = new ArrayList<>(List.of(1, 2));
    List<Integer> copy = List.copyOf(source);
    List<Integer> view = Collections.unmodifiableList(source);
    source.add(3);
    System.out.println(copy + " " + view + " " + (List.copyOf(copy) == copy));
    attempt("view add", () -> view.add(1));
    attempt("view iterator", () -> { view.iterator().remove(); return 0; });
    Map<String, Integer> backing = new TreeMap<>(map);
    Map<String, Integer> mapView = Collections.unmodifiableMap(backing);
    backing.put("zero", 0);
    System.out.println(mapView + " " + mapView.entrySet());
    attempt("map view", () -> mapView.put("a", 1));
    attempt("map view entry", () -> mapView.entrySet().iterator().next().setValue(5));
    attempt("sorted view", () -> Collections.unmodifiableSortedSet(new TreeSet<>(set)).first());
    System.out.println(Collections.emptyList() + " " + Collections.emptyMap() + " " + Collections.singleton(7) + " " + Collections.singletonMap("k", "v") + " " + Collections.nCopies(3, "x"));
    attempt("singleton", () -> Collections.singletonList(1).add(2));
    attempt("empty", () -> Collections.emptyList().add(null));
    System.out.println(Collections.emptyList().equals(List.of()) + " " + Collections.emptySet().equals(Set.of()));
    List<List<Integer>> deep = List.of(List.of(1), List.of(2, 3));
    System.out.println(deep + " " + deep.hashCode() + " " + List.of(1, 2).toArray().length);
  }
}
