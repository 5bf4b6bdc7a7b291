// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** IdentityHashMap, WeakHashMap (keys kept), Hashtable, ConcurrentHashMap, ConcurrentSkipListMap. */
public class SpecialMaps {
  static void common(String name, Map<String, Integer> map) {
    for (String s : "red green blue red yellow".split(" ")) map.merge(s, 1, Integer::sum);
    map.putIfAbsent("black", 0);
    map.computeIfPresent("green", (k, v) -> v + 10);
    map.remove("blue");
    System.out.println(name + " " + new TreeMap<>(map) + " " + map.size() + " " + map.containsKey("red") + " " + map.containsValue(11) + " " + map.hashCode());
    for (String probe : new String[] {"key", "value"}) {
      try {
        System.out.println(name + " null " + probe + " -> " + (probe.equals("key") ? map.put(null, 1) : map.put("n", null)));
      } catch (NullPointerException e) {
        System.out.println(name + " rejects null " + probe);
      }
    }
  }

  public static void main(String[] args) {
    common("HashMap", new HashMap<>());
    common("Hashtable", new Hashtable<>());
    common("ConcurrentHashMap", new ConcurrentHashMap<>());
    common("ConcurrentSkipListMap", new ConcurrentSkipListMap<>());
    WeakHashMap<String, Integer> weak = new WeakHashMap<>();
    List<String> kept = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      String key = "key" + i;
      kept.add(key);
      weak.put(key, i);
    }
    System.out.println(weak.size() + " " + weak.get("key7") + " " + weak.remove("key8") + " " + weak.containsKey("key8") + " " + kept.size());
    IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
    String one = new String("same");
    String two = new String("same");
    identity.put(one, 1);
    identity.put(two, 2);
    System.out.println(identity.size() + " " + identity.get(one) + " " + identity.get(two) + " " + identity.get("same") + " " + identity.remove(one) + " " + identity.size());
    Hashtable<String, Integer> table = new Hashtable<>();
    for (String s : "one two three four".split(" ")) table.put(s, s.length());
    System.out.println(table);
    int sum = 0;
    for (Enumeration<Integer> e = table.elements(); e.hasMoreElements(); ) sum += e.nextElement();
    System.out.println(sum + " " + table.contains(5));
    ConcurrentHashMap<Integer, String> chm = new ConcurrentHashMap<>();
    for (int i = 0; i < 100; i++) chm.put(i * 31 % 101, "v" + i);
    System.out.println(chm.keySet().stream().limit(10).toList() + " " + chm.mappingCount());
    System.out.println(chm.reduceKeys(1000, Integer::sum) + " " + chm.search(1000, (k, v) -> v.equals("v5") ? k : null));
    chm.forEach(1000, (k, v) -> { if (k == 50) System.out.println("found " + v); });
    System.out.println(chm.reduceValuesToInt(1000, String::length, 0, Integer::sum) + " " + chm.getOrDefault(1000, "none"));
    try {
      chm.computeIfAbsent(500, k -> chm.computeIfAbsent(500, j -> "recursive"));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    ConcurrentSkipListMap<Integer, String> skip = new ConcurrentSkipListMap<>();
    for (int i = 0; i < 50; i++) skip.put(i * 7 % 50, "s" + i);
    System.out.println(skip.firstEntry() + " " + skip.headMap(5) + " " + skip.ceilingKey(48) + " " + skip.descendingMap().firstKey() + " " + skip.subMap(10, 13) + skip.pollFirstEntry());
    for (Integer k : skip.keySet()) if (k % 2 == 0) skip.remove(k);
    System.out.println(skip.size() + " " + skip.keySet());
    EnumMap<Thread.State, Integer> states = new EnumMap<>(Thread.State.class);
    states.put(Thread.State.RUNNABLE, 1);
    states.put(Thread.State.NEW, 2);
    System.out.println(states);
  }
}
