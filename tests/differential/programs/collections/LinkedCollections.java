// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.NoSuchElementException;

/** LinkedList, LinkedHashMap (insertion and access order), LinkedHashSet, ArrayDeque. */
public class LinkedCollections {
  static class Cache<K, V> extends LinkedHashMap<K, V> {
    Cache() { super(16, 0.75f, true); }
    @Override protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
      if (size() > 3) System.out.println("evict " + eldest);
      return size() > 3;
    }
  }

  static void deque(Deque<Integer> d) {
    for (int i = 0; i < 20; i++) {
      if (i % 3 == 0) d.addFirst(i);
      else d.addLast(i);
      if (i % 5 == 4) System.out.print(d.pollFirst() + "/" + d.pollLast() + " ");
    }
    System.out.println(d + " " + d.peekFirst() + " " + d.getLast());
    d.push(100);
    System.out.println(d.pop() + " " + d.removeFirstOccurrence(7) + " " + d.removeLastOccurrence(99) + " " + d.contains(8));
    Iterator<Integer> back = d.descendingIterator();
    StringBuilder out = new StringBuilder();
    while (back.hasNext()) {
      int n = back.next();
      out.append(n).append(' ');
      if (n % 4 == 0) back.remove();
    }
    System.out.println(out + "" + d);
    d.clear();
    System.out.println(d.poll() + " " + d.peek() + " " + d.isEmpty());
    try {
      d.removeFirst();
    } catch (NoSuchElementException e) {
      System.out.println("empty");
    }
    try {
      d.element();
    } catch (NoSuchElementException e) {
      System.out.println("empty");
    }
  }

  public static void main(String[] args) {
    deque(new ArrayDeque<>(2));
    deque(new LinkedList<>());
    LinkedList<String> list = new LinkedList<>(List.of("a", "b", "c", "d"));
    list.add(2, "x");
    list.removeFirst();
    list.set(0, "B");
    ListIterator<String> it = list.listIterator(1);
    it.next();
    it.add("after");
    it.previous();
    it.remove();
    System.out.println(list + " " + list.indexOf("c") + " " + list.lastIndexOf("zz") + " " + list.get(2));
    try {
      list.get(9);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
    for (String s : "zebra apple mango apple zebra kiwi".split(" ")) map.merge(s, 1, Integer::sum);
    map.remove("apple");
    map.put("apple", 9);
    map.put("zebra", 8);
    System.out.println(map + " " + map.keySet().iterator().next() + " " + map.containsValue(9));
    Cache<String, Integer> cache = new Cache<>();
    cache.put("a", 1);
    cache.put("b", 2);
    cache.put("c", 3);
    cache.get("a");
    cache.put("d", 4);
    cache.getOrDefault("c", 0);
    cache.put("e", 5);
    System.out.println(cache);
    LinkedHashSet<Integer> set = new LinkedHashSet<>(List.of(5, 3, 9, 1));
    set.add(3);
    set.remove(9);
    set.add(9);
    System.out.println(set + " " + set.containsAll(List.of(1, 5)) + " " + set.retainAll(List.of(5, 9, 7)) + set);
    try {
      new ArrayDeque<String>().add(null);
    } catch (NullPointerException e) {
      System.out.println("no nulls in ArrayDeque");
    }
    LinkedList<Object> nulls = new LinkedList<>();
    nulls.add(null);
    System.out.println(nulls + " " + nulls.contains(null));
  }
}
