// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

/** ArrayList: growth, editing, views, iterators and its failures. */
public class ArrayLists {
  interface Action { void run(); }

  static void fails(String name, Action action) {
    try {
      action.run();
      System.out.println(name + ": fine");
    } catch (RuntimeException e) {
      System.out.println(name + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < 25; i++) list.add(i * i % 17);
    System.out.println(list + " " + list.size() + " " + list.hashCode());
    list.add(3, 100);
    list.set(0, -1);
    list.remove(5);
    list.remove(Integer.valueOf(16));
    System.out.println(list.indexOf(4) + " " + list.lastIndexOf(4) + " " + list.contains(99));
    list.removeIf(n -> n % 2 == 0);
    System.out.println(list);
    list.replaceAll(n -> n * 10);
    Collections.sort(list);
    System.out.println(list);
    list.sort(Comparator.reverseOrder());
    System.out.println(list.subList(2, 5) + " " + list.equals(new ArrayList<>(list)));
    list.subList(1, 4).clear();
    System.out.println(list);
    list.addAll(2, List.of(7, 8, 9));
    list.addAll(List.of(7, 7));
    list.removeAll(List.of(7));
    list.retainAll(List.of(8, 9, 10, 150, 30));
    System.out.println(list);
    Iterator<Integer> it = list.iterator();
    while (it.hasNext()) if (it.next() == 8) it.remove();
    ListIterator<Integer> both = list.listIterator(list.size());
    StringBuilder back = new StringBuilder();
    while (both.hasPrevious()) {
      int n = both.previous();
      back.append(n).append(' ');
      both.set(n + 1);
    }
    both.add(55);
    System.out.println(back + " " + list + " " + both.nextIndex());
    Object[] objects = list.toArray();
    Integer[] typed = list.toArray(new Integer[10]);
    System.out.println(objects.length + " " + typed.length + " " + typed[list.size()]);
    fails("get", () -> list.get(100));
    fails("negative", () -> list.get(-1));
    fails("set", () -> list.set(100, 1));
    fails("add", () -> list.add(100, 1));
    fails("remove", () -> list.remove(100));
    fails("subList", () -> list.subList(3, 1));
    fails("capacity", () -> new ArrayList<>(-5));
    fails("modification", () -> { for (Integer n : list) list.add(n); });
    fails("iterator remove", () -> list.iterator().remove());
    fails("sub list after change", () -> {
      List<Integer> sub = list.subList(0, 2);
      list.add(1);
      sub.size();
    });
    fails("forEach", () -> list.forEach(n -> list.clear()));
    List<List<String>> nested = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      nested.add(new ArrayList<>());
      for (int j = 0; j <= i; j++) nested.get(i).add(i + "" + j);
    }
    System.out.println(nested);
    List<Object> self = new ArrayList<>();
    self.add(self);
    self.add(null);
    System.out.println(self + " " + self.indexOf(null));
    ArrayList<String> trimmed = new ArrayList<>(100);
    trimmed.add("x");
    trimmed.trimToSize();
    trimmed.ensureCapacity(50);
    System.out.println(trimmed.clone());
  }
}
