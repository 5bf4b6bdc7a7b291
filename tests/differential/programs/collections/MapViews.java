// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.BiFunction;

/** Live views of maps: key sets, values, entries, sub maps; writes through them; merge and compute corners. */
public class MapViews {
  static void views(String name, Map<String, Integer> m) {
    for (int i = 0; i < 8; i++) m.put("k" + i, i);
    Set<String> keys = m.keySet();
    Collection<Integer> values = m.values();
    Set<Map.Entry<String, Integer>> entries = m.entrySet();
    keys.remove("k1");
    values.remove(3);
    entries.remove(Map.entry("k5", 5));
    System.out.println(name + " " + new TreeMap<>(m) + " " + keys.size() + values.size() + entries.size() + " " + entries.contains(Map.entry("k2", 2)) + entries.contains(Map.entry("k2", 9)));
    values.removeIf(v -> v % 2 == 0 && v > 2);
    keys.retainAll(Set.of("k0", "k2", "k7"));
    if (m instanceof java.util.concurrent.ConcurrentSkipListMap) m.replaceAll((k, v) -> v + 100);
    else for (Map.Entry<String, Integer> e : entries) e.setValue(e.getValue() + 100);
    System.out.println(name + " " + new TreeMap<>(m) + " " + values.contains(107) + " " + values.stream().mapToInt(v -> v).sum());
    try {
      keys.add("new");
    } catch (UnsupportedOperationException e) {
      System.out.println(name + " key set cannot add");
    }
    m.clear();
    System.out.println(keys.isEmpty() + " " + values + " " + entries);
  }

  static void merging(Map<String, Integer> m) {
    System.out.println(m.merge("a", 1, Integer::sum) + " " + m.merge("a", 5, Integer::sum) + " " + m.merge("a", 0, (x, y) -> null) + " " + m);
    System.out.println(m.compute("b", (k, v) -> v == null ? 10 : v + 1) + " " + m.compute("b", (k, v) -> v + 1) + " " + m.compute("b", (k, v) -> null) + " " + m.compute("none", (k, v) -> null) + " " + m);
    System.out.println(m.computeIfAbsent("c", String::length) + " " + m.computeIfAbsent("c", k -> 99) + " " + m.computeIfAbsent("d", k -> null) + " " + m.computeIfPresent("c", (k, v) -> v * 7) + " " + m.computeIfPresent("zz", (k, v) -> 1) + " " + m);
    System.out.println(m.putIfAbsent("c", 5) + " " + m.putIfAbsent("e", 6) + " " + m.replace("e", 7) + " " + m.replace("zz", 1) + " " + m.replace("e", 7, 8) + " " + m.remove("e", 1) + " " + m.remove("e", 8) + " " + m.getOrDefault("q", -1) + " " + m);
    BiFunction<Integer, Integer, Integer> failing = (x, y) -> { throw new IllegalStateException("in merge"); };
    try {
      m.merge("c", 1, failing);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + m);
    }
    try {
      m.merge("c", null, Integer::sum);
    } catch (NullPointerException e) {
      System.out.println("null value");
    }
  }

  public static void main(String[] args) {
    views("HashMap", new HashMap<>());
    views("LinkedHashMap", new LinkedHashMap<>());
    views("TreeMap", new TreeMap<>());
    views("Hashtable", new Hashtable<>());
    views("ConcurrentHashMap", new java.util.concurrent.ConcurrentHashMap<>());
    views("ConcurrentSkipListMap", new java.util.concurrent.ConcurrentSkipListMap<>());
    merging(new HashMap<>());
    merging(new TreeMap<>());
    merging(new java.util.concurrent.ConcurrentHashMap<>());
    TreeMap<Integer, String> tree = new TreeMap<>();
    for (int i = 0; i < 20; i += 2) tree.put(i, "v" + i);
    NavigableMap<Integer, String> sub = tree.subMap(4, true, 12, true), descending = sub.descendingMap();
    sub.remove(6);
    tree.put(7, "seven");
    System.out.println(sub + " " + descending + " " + sub.headMap(8).lastKey() + " " + descending.tailMap(9, false) + " " + sub.higherKey(12) + " " + sub.ceilingKey(5) + " " + descending.firstEntry());
    sub.clear();
    System.out.println(tree + " " + tree.headMap(100).size() + " " + tree.tailMap(16, false) + " " + tree.descendingKeySet().headSet(14));
    try {
      sub.put(50, "out");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      tree.subMap(9, 3);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      sub.firstKey();
    } catch (NoSuchElementException e) {
      System.out.println("empty view");
    }
    Map.Entry<Integer, String> snapshot = tree.firstEntry();
    try {
      snapshot.setValue("x");
    } catch (UnsupportedOperationException e) {
      System.out.println("snapshot entries are immutable");
    }
    tree.entrySet().iterator().next().setValue("changed");
    System.out.println(tree.get(0) + " " + snapshot.getValue());
    Map<String, List<Integer>> grouped = new TreeMap<>();
    for (int i = 0; i < 12; i++) grouped.computeIfAbsent(i % 3 == 0 ? "fizz" : i % 5 == 0 ? "buzz" : "none", k -> new ArrayList<>()).add(i);
    grouped.replaceAll((k, v) -> v.subList(0, Math.min(3, v.size())));
    System.out.println(grouped);
  }
}
