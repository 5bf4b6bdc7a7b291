// SPDX-License-Identifier: Apache-2.0
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** TreeMap and TreeSet: navigation, sub-map views, comparators and their failures. */
public class TreeMaps {
  public static void main(String[] args) {
    TreeMap<Integer, String> map = new TreeMap<>();
    int seed = 7;
    for (int i = 0; i < 200; i++) {
      seed = seed * 75 % 65537;
      map.put(seed % 500, "v" + i);
      if (i % 3 == 0) map.remove(seed % 100);
    }
    System.out.println(map.size() + " " + map.hashCode() + " " + map.firstKey() + " " + map.lastKey());
    System.out.println(map.floorKey(250) + " " + map.ceilingKey(250) + " " + map.lowerKey(2) + " " + map.higherKey(498));
    System.out.println(map.floorEntry(100) + " " + map.lastEntry() + " " + map.pollFirstEntry() + " " + map.pollLastEntry());
    NavigableMap<Integer, String> part = map.subMap(100, true, 150, false);
    System.out.println(part.keySet() + " " + part.size() + " " + part.descendingMap().firstKey());
    part.put(120, "inside");
    try {
      part.put(150, "outside");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    SortedMap<Integer, String> head = map.headMap(50);
    System.out.println(head.keySet());
    head.clear();
    System.out.println(map.firstKey() > 49);
    System.out.println(map.tailMap(480).size() + " " + map.descendingKeySet().first() + " " + map.navigableKeySet().ceiling(200));
    TreeMap<String, Integer> insensitive = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    insensitive.put("Beta", 1);
    insensitive.put("alpha", 2);
    insensitive.put("BETA", 3);
    System.out.println(insensitive + " " + insensitive.get("beta") + " " + insensitive.comparator().compare("A", "b"));
    TreeSet<String> set = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
    for (String s : "pear fig apple date kiwi plum lime melon".split(" ")) set.add(s);
    System.out.println(set + " " + set.first() + " " + set.headSet("kiwi", true) + " " + set.tailSet("lime", false));
    System.out.println(set.pollFirst() + " " + set.descendingSet() + " " + set.lower("date") + " " + set.subSet("a", "zzzz"));
    try {
      new TreeMap<Object, Object>().put(new Object(), 1);
    } catch (ClassCastException e) {
      System.out.println("not comparable");
    }
    try {
      new TreeMap<String, Integer>().put(null, 1);
    } catch (NullPointerException e) {
      System.out.println("null key");
    }
    TreeMap<String, Integer> nulls = new TreeMap<>(Comparator.nullsFirst(Comparator.naturalOrder()));
    nulls.put(null, 0);
    nulls.put("a", 1);
    System.out.println(nulls);
    try {
      new TreeSet<Integer>().first();
    } catch (java.util.NoSuchElementException e) {
      System.out.println("empty " + e.getMessage());
    }
    System.out.println(new TreeSet<Integer>().pollLast() + " " + new TreeMap<Integer, Integer>().firstEntry());
    TreeMap<String, Integer> counts = new TreeMap<>(Comparator.reverseOrder());
    for (String word : "b a c a b a".split(" ")) counts.merge(word, 1, Integer::sum);
    for (Map.Entry<String, Integer> e : counts.entrySet()) {
      e.setValue(e.getValue() * 2);
      System.out.print(e.getKey() + "=" + e.getValue() + " ");
    }
    System.out.println(counts.descendingMap());
    try {
      for (String key : counts.keySet()) counts.put(key + key, 1);
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("modified");
    }
    var iterator = set.iterator();
    iterator.next();
    iterator.remove();
    System.out.println(set.size() + " " + set.equals(new TreeSet<>(set)));
  }
}
