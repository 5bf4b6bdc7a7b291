// SPDX-License-Identifier: Apache-2.0
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** HashMap: order by hash, collisions, tree bins, null keys, the compute family, views. */
public class HashMaps {
  static class Bad implements Comparable<Bad> {
    final int id;
    Bad(int id) { this.id = id; }
    @Override public int hashCode() { return 42; }
    @Override public boolean equals(Object o) { return o instanceof Bad && ((Bad) o).id == id; }
    @Override public int compareTo(Bad o) { return Integer.compare(id, o.id); }
    @Override public String toString() { return "Bad" + id; }
  }

  public static void main(String[] args) {
    Map<String, Integer> map = new HashMap<>();
    String[] words = "the quick brown fox jumps over the lazy dog and the cat".split(" ");
    for (String word : words) map.merge(word, 1, Integer::sum);
    System.out.println(map + " " + map.hashCode());
    map.put(null, 0);
    System.out.println(map.get(null) + " " + map.get("none") + " " + map.getOrDefault("none", -1) + " " + map.containsKey(null));
    System.out.println(map.put("fox", 5) + " " + map.putIfAbsent("fox", 6) + " " + map.putIfAbsent("wolf", 7) + " " + map.get("wolf"));
    System.out.println(map.computeIfAbsent("bear", String::length) + " " + map.computeIfPresent("bear", (k, v) -> null) + " " + map.containsKey("bear"));
    System.out.println(map.compute("the", (k, v) -> v == null ? 1 : v * 10) + " " + map.replace("cat", 9) + " " + map.replace("cat", 9, 10));
    System.out.println(map.remove("dog") + " " + map.remove("cat", 1) + " " + map.containsValue(10));
    System.out.println(map.keySet() + " " + map.values());
    map.keySet().removeIf(k -> k != null && k.length() == 3);
    map.entrySet().forEach(e -> e.setValue(e.getValue() + 1));
    map.values().remove(1);
    map.replaceAll((k, v) -> k == null ? -1 : v * k.length());
    System.out.println(map);
    Map<Bad, Integer> bad = new HashMap<>();
    for (int i = 0; i < 60; i++) bad.put(new Bad(i * 7 % 60), i);
    for (int i = 0; i < 60; i += 2) bad.remove(new Bad(i));
    System.out.println(bad.size() + " " + bad.get(new Bad(31)) + " " + bad.get(new Bad(30)) + " " + new TreeMap<>(bad).firstKey());
    Map<Integer, String> numbers = new HashMap<>();
    for (int i = 0; i < 100; i++) numbers.put(i * 65537, "v" + i);
    System.out.println(numbers.keySet().stream().limit(10).toList());
    long sum = 0;
    for (Map.Entry<Integer, String> e : numbers.entrySet()) sum = sum * 31 + e.getKey() + e.getValue().hashCode();
    System.out.println(sum);
    Map<String, Integer> copy = new HashMap<>(map);
    System.out.println(copy.equals(map) + " " + Map.of("a", 1).equals(new HashMap<>(Map.of("a", 1))));
    try {
      for (String key : copy.keySet()) copy.put(key + "!", 1);
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("modified " + e.getMessage());
    }
    try {
      copy.computeIfAbsent("zz", k -> { copy.put("other", 1); return 2; });
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("modified in compute");
    }
    Map<Object, String> mixed = new HashMap<>();
    mixed.put(1, "int");
    mixed.put(1L, "long");
    mixed.put(1.0, "double");
    mixed.put('1', "char");
    mixed.put("1", "string");
    System.out.println(mixed.size() + " " + mixed.get(1) + mixed.get(1L) + mixed.get(1.0f));
    Map<Character, Integer> counts = new HashMap<>();
    for (char c : "mississippi".toCharArray()) counts.merge(c, 1, Integer::sum);
    System.out.println(counts);
    Map.Entry<String, Integer> entry = Map.entry("key", 1);
    System.out.println(entry + " " + entry.hashCode() + " " + new java.util.AbstractMap.SimpleEntry<>("a", null));
    Map<Object, Object> self = new HashMap<>();
    self.put("me", self);
    System.out.println(self);
  }
}
