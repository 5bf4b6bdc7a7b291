// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** Own collections on the Abstract* classes: what the skeletons do with two or three methods. */
public class AbstractCollections {
  static class Range extends AbstractList<Integer> implements RandomAccess {
    final int from, to;
    Range(int from, int to) { this.from = from; this.to = to; }
    @Override public Integer get(int i) { return from + Objects.checkIndex(i, size()); }
    @Override public int size() { return to - from; }
  }

  static class Chars extends AbstractSet<Character> {
    final String text;
    Chars(String text) { this.text = text; }
    @Override public Iterator<Character> iterator() { return text.chars().distinct().mapToObj(c -> (char) c).iterator(); }
    @Override public int size() { return (int) text.chars().distinct().count(); }
  }

  static class ArrayMap<K, V> extends AbstractMap<K, V> {
    private final List<Entry<K, V>> entries = new ArrayList<>();
    @Override public V put(K k, V v) {
      for (Entry<K, V> e : entries) if (Objects.equals(e.getKey(), k)) return e.setValue(v);
      entries.add(new SimpleEntry<>(k, v));
      return null;
    }
    @Override public Set<Entry<K, V>> entrySet() {
      return new AbstractSet<>() {
        @Override public Iterator<Entry<K, V>> iterator() { return entries.iterator(); }
        @Override public int size() { return entries.size(); }
      };
    }
  }

  static class Ring<T> extends AbstractQueue<T> {
    private final Object[] items;
    private int head, size;
    Ring(int capacity) { items = new Object[capacity]; }
    @Override public boolean offer(T t) { if (size == items.length) return false; items[(head + size++) % items.length] = Objects.requireNonNull(t); return true; }
    @SuppressWarnings("unchecked") @Override public T peek() { return (T) items[head]; }
    @Override public T poll() { T t = peek(); if (size > 0) { items[head] = null; head = (head + 1) % items.length; size--; } return t; }
    @Override public int size() { return size; }
    @Override public Iterator<T> iterator() {
      return new Iterator<>() {
        int i;
        @Override public boolean hasNext() { return i < size; }
        @SuppressWarnings("unchecked") @Override public T next() { if (!hasNext()) throw new NoSuchElementException(); return (T) items[(head + i++) % items.length]; }
      };
    }
  }

  static void unsupported(String name, Runnable r) {
    try {
      r.run();
      System.out.println(name + " worked");
    } catch (RuntimeException e) {
      System.out.println(name + " " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    Range r = new Range(5, 12);
    System.out.println(r + " " + r.indexOf(8) + " " + r.contains(12) + " " + r.subList(2, 4) + " " + r.equals(List.of(5, 6, 7, 8, 9, 10, 11)) + " " + r.hashCode() + " " + r.stream().mapToInt(n -> n).sum() + " " + r.toArray().length + " " + Collections.max(r));
    ListIterator<Integer> it = r.listIterator(7);
    StringBuilder back = new StringBuilder();
    while (it.hasPrevious()) back.append(it.previous()).append(' ');
    System.out.println(back);
    unsupported("add", () -> r.add(1));
    unsupported("set", () -> r.set(0, 1));
    unsupported("remove", () -> r.remove(0));
    unsupported("get", () -> r.get(7));
    unsupported("clear", r::clear);
    unsupported("sort", () -> r.sort(null));
    unsupported("empty clear", () -> new Range(1, 1).clear());
    Chars c = new Chars("mississippi");
    System.out.println(c + " " + c.size() + " " + c.contains('s') + " " + c.equals(Set.of('m', 'i', 's', 'p')) + " " + c.hashCode() + " " + c.containsAll(List.of('m', 'p')));
    ArrayMap<String, Integer> m = new ArrayMap<>();
    m.put("one", 1);
    m.put("two", 2);
    m.put("one", 11);
    m.merge("two", 20, Integer::sum);
    m.computeIfAbsent("three", String::length);
    System.out.println(m + " " + m.get("two") + " " + m.containsKey("four") + " " + m.containsValue(11) + " " + m.keySet() + " " + m.values() + " " + m.hashCode() + " " + m.equals(Map.of("one", 11, "two", 22, "three", 5)));
    m.keySet().remove("one");
    m.values().removeIf(v -> v > 20);
    System.out.println(m + " " + m.remove("three") + " " + m.isEmpty());
    Ring<String> ring = new Ring<>(3);
    System.out.println(ring.offer("a") + " " + ring.add("b") + " " + ring.offer("c") + " " + ring.offer("d") + " " + ring);
    System.out.println(ring.poll() + " " + ring.remove() + " " + ring.offer("e") + " " + ring + " " + ring.element() + " " + ring.size());
    unsupported("full", () -> { ring.add("f"); ring.add("g"); });
    ring.clear();
    unsupported("empty", ring::remove);
    unsupported("element", ring::element);
    unsupported("self", () -> ring.addAll(ring));
    AbstractSequentialList<String> sequential = new AbstractSequentialList<>() {
      final LinkedList<String> inner = new LinkedList<>(List.of("x", "y"));
      @Override public ListIterator<String> listIterator(int i) { return inner.listIterator(i); }
      @Override public int size() { return inner.size(); }
    };
    sequential.add("z");
    sequential.add(0, "w");
    sequential.set(1, "X");
    System.out.println(sequential + " " + sequential.remove(2) + " " + sequential.get(2));
  }
}
