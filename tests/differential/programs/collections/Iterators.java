// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** Iteration protocols and ConcurrentModificationException in every collection. */
public class Iterators {
  static class Range implements Iterable<Integer> {
    final int low, high;
    Range(int low, int high) { this.low = low; this.high = high; }
    @Override public Iterator<Integer> iterator() {
      return new Iterator<>() {
        int next = low;
        @Override public boolean hasNext() { return next < high; }
        @Override public Integer next() {
          if (!hasNext()) throw new NoSuchElementException("past " + high);
          return next++;
        }
      };
    }
  }

  static void modify(String name, Collection<Integer> c) {
    for (int i = 0; i < 6; i++) c.add(i);
    try {
      for (Integer n : c) if (n == 2) c.remove(n);
      System.out.println(name + " removed quietly " + c);
    } catch (ConcurrentModificationException e) {
      System.out.println(name + " failed fast " + c.size());
    } catch (UnsupportedOperationException e) {
      System.out.println(name + " unsupported");
    }
    Iterator<Integer> it = c.iterator();
    while (it.hasNext()) if (it.next() % 2 == 1) it.remove();
    System.out.println(name + " evens " + new TreeSet<>(c));
    try {
      it.next();
    } catch (NoSuchElementException e) {
      System.out.println(name + " exhausted");
    }
    try {
      c.iterator().remove();
    } catch (IllegalStateException e) {
      System.out.println(name + " nothing to remove");
    }
  }

  public static void main(String[] args) {
    modify("ArrayList", new ArrayList<>());
    modify("LinkedList", new LinkedList<>());
    modify("HashSet", new HashSet<>());
    modify("LinkedHashSet", new LinkedHashSet<>());
    modify("TreeSet", new TreeSet<>());
    modify("PriorityQueue", new PriorityQueue<>());
    modify("ArrayDeque", new ArrayDeque<>());
    modify("Vector", new Vector<>());
    modify("ConcurrentLinkedQueue", new java.util.concurrent.ConcurrentLinkedQueue<>());
    modify("ConcurrentSkipListSet", new java.util.concurrent.ConcurrentSkipListSet<>());
    modify("ConcurrentHashMap keys", java.util.concurrent.ConcurrentHashMap.newKeySet());
    for (int n : new Range(3, 6)) System.out.print(n + " ");
    System.out.println();
    Iterator<Integer> it = new Range(0, 1).iterator();
    it.next();
    try {
      it.next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    List<Integer> penultimate = new ArrayList<>(List.of(1, 2, 3));
    for (Integer n : penultimate) if (n == 2) penultimate.remove(n);
    System.out.println("penultimate removal is not noticed " + penultimate);
    Map<String, Integer> map = new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3));
    Iterator<Map.Entry<String, Integer>> entries = map.entrySet().iterator();
    while (entries.hasNext()) {
      Map.Entry<String, Integer> e = entries.next();
      if (e.getKey().equals("b")) entries.remove();
      else e.setValue(e.getValue() * 10);
    }
    System.out.println(map);
    new ArrayList<>(List.of(9, 8, 7)).iterator().forEachRemaining(n -> System.out.print(n + ","));
    System.out.println();
    ListIterator<String> li = new ArrayList<>(List.of("x", "y", "z")).listIterator();
    System.out.println(li.next() + li.nextIndex() + li.previousIndex() + li.previous() + li.hasPrevious());
    try {
      li.set("ok");
      li.add("new");
      li.set("bad");
    } catch (IllegalStateException e) {
      System.out.println("set after add");
    }
    List<Integer> snapshot = new java.util.concurrent.CopyOnWriteArrayList<>(List.of(1, 2, 3));
    for (Integer n : snapshot) snapshot.add(n * 10);
    System.out.println(snapshot);
    Iterable<String> lambda = () -> List.of("from", "lambda").iterator();
    for (String s : lambda) System.out.println(s);
    AbstractList<Integer> squares = new AbstractList<>() {
      @Override public Integer get(int i) { return i * i; }
      @Override public int size() { return 5; }
    };
    System.out.println(squares + " " + squares.indexOf(9) + " " + squares.subList(1, 3) + " " + squares.contains(7) + " " + squares.hashCode());
  }
}
