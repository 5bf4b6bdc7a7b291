// requires: 21
// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** Sequenced collections: reversed views, first and last, encounter order. */
public class SequencedCollections {
  static void sequenced(String name, SequencedCollection<Integer> c) {
    for (int i : new int[] {3, 1, 2}) c.add(i);
    System.out.println(name + " " + c + " " + c.getFirst() + " " + c.getLast() + " " + c.reversed());
    try {
      c.addFirst(0);
      c.addLast(9);
    } catch (UnsupportedOperationException e) {
      System.out.println(name + " keeps its own order");
    }
    System.out.println(c.removeFirst() + " " + c.removeLast() + " " + c + " " + c.reversed().reversed().equals(c));
    SequencedCollection<Integer> view = c.reversed();
    view.remove(1);
    System.out.println(c + " " + view + " " + view.stream().toList() + " " + view.contains(3));
    c.clear();
    try {
      c.getFirst();
    } catch (NoSuchElementException e) {
      System.out.println(name + " is empty");
    }
  }

  public static void main(String[] args) {
    sequenced("ArrayList", new ArrayList<>());
    sequenced("LinkedList", new LinkedList<>());
    sequenced("ArrayDeque", new ArrayDeque<>());
    sequenced("LinkedHashSet", new LinkedHashSet<>());
    sequenced("TreeSet", new TreeSet<>());
    sequenced("Vector", new Vector<>());
    sequenced("CopyOnWriteArrayList", new java.util.concurrent.CopyOnWriteArrayList<>());
    sequenced("ConcurrentSkipListSet", new java.util.concurrent.ConcurrentSkipListSet<>());
    LinkedHashMap<String, Integer> map = new LinkedHashMap<>();
    map.put("b", 2);
    map.put("a", 1);
    map.putFirst("z", 26);
    map.putLast("b", 22);
    System.out.println(map + " " + map.firstEntry() + " " + map.lastEntry() + " " + map.reversed() + " " + map.sequencedKeySet().reversed() + " " + map.sequencedValues().getLast() + " " + map.pollFirstEntry() + " " + map);
    SequencedMap<String, Integer> reversed = map.reversed();
    reversed.put("new", 0);
    System.out.println(map + " " + reversed + " " + reversed.sequencedEntrySet().getFirst());
    TreeMap<Integer, String> tree = new TreeMap<>(Map.of(1, "a", 2, "b"));
    System.out.println(tree.reversed() + " " + tree.firstEntry() + " " + tree.sequencedKeySet());
    try {
      tree.putFirst(0, "x");
    } catch (UnsupportedOperationException e) {
      System.out.println("sorted maps cannot put first");
    }
    try {
      List.of(1, 2).addFirst(0);
    } catch (UnsupportedOperationException e) {
      System.out.println("immutable");
    }
    System.out.println(List.of(1, 2, 3).reversed() + " " + List.of(1, 2, 3).reversed().get(0) + " " + Collections.unmodifiableSequencedCollection(new ArrayList<>(List.of(1))).getFirst() + " " + List.of(1, 2, 3).reversed().subList(0, 2));
    List<Integer> list = new ArrayList<>(List.of(5, 6, 7));
    ListIterator<Integer> it = list.reversed().listIterator();
    it.next();
    it.add(100);
    System.out.println(list + " " + list.reversed().indexOf(5) + " " + list.reversed().hashCode());
    list.reversed().sort(null);
    System.out.println(list);
    Deque<Integer> deque = new ArrayDeque<>(List.of(1, 2));
    System.out.println(deque.reversed().pop() + " " + deque);
  }
}
