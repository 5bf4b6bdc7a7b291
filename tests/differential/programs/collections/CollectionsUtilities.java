// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** The algorithms and wrappers of java.util.Collections. */
public class CollectionsUtilities {
  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(5, 2, 8, 1, 9, 3));
    Collections.sort(list);
    System.out.println(list + " " + Collections.binarySearch(list, 8) + " " + Collections.binarySearch(list, 4));
    Collections.reverse(list);
    System.out.println(list + " " + Collections.binarySearch(list, 8, Comparator.reverseOrder()));
    Collections.shuffle(list, new Random(42));
    System.out.println(list);
    Collections.swap(list, 0, 5);
    Collections.rotate(list, 2);
    System.out.println(list + " " + Collections.max(list) + " " + Collections.min(list) + " " + Collections.max(list, Comparator.comparing(n -> n % 5)));
    Collections.rotate(list.subList(1, 4), -1);
    System.out.println(list);
    Collections.fill(list.subList(0, 2), 7);
    System.out.println(list + " " + Collections.frequency(list, 7) + " " + Collections.disjoint(list, List.of(100)));
    Collections.replaceAll(list, 7, 70);
    System.out.println(list + " " + Collections.indexOfSubList(list, List.of(70, 70)) + " " + Collections.lastIndexOfSubList(list, List.of(99)));
    List<Integer> target = new ArrayList<>(Collections.nCopies(8, 0));
    Collections.copy(target, list);
    System.out.println(target + " " + Collections.addAll(target, 1, 2));
    try {
      Collections.copy(new ArrayList<>(), list);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      Collections.max(List.<Integer>of());
    } catch (NoSuchElementException e) {
      System.out.println("max of nothing");
    }
    List<String> synced = Collections.synchronizedList(new ArrayList<>());
    synced.add("s");
    System.out.println(synced + " " + Collections.synchronizedMap(new TreeMap<>(Map.of("k", 1))));
    List<String> checked = Collections.checkedList(new ArrayList<>(), String.class);
    try {
      ((List) checked).add(5);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
    Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
    fromMap.addAll(List.of("z", "y", "z"));
    System.out.println(fromMap);
    Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>());
    lifo.add(1);
    lifo.add(2);
    System.out.println(lifo.poll() + " " + lifo);
    Enumeration<Integer> e = Collections.enumeration(list);
    int sum = 0;
    while (e.hasMoreElements()) sum += e.nextElement();
    System.out.println(sum + " " + Collections.list(Collections.enumeration(List.of(1, 2))));
    List<String> words = new ArrayList<>(List.of("b", "C", "a", "D"));
    words.sort(Collections.reverseOrder());
    System.out.println(words);
    words.sort(Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
    System.out.println(words + " " + Collections.emptyIterator().hasNext());
    List<Integer> stable = new ArrayList<>();
    for (int i = 0; i < 100; i++) stable.add((i * 37) % 100);
    stable.sort(Comparator.comparing(n -> n / 10));
    System.out.println(stable);
    List<Integer> big = new ArrayList<>();
    for (int i = 0; i < 1000; i++) big.add((i * 7919) % 1009);
    Collections.sort(big);
    System.out.println(big.hashCode() + " " + big.get(500));
    List<Integer> runs = new ArrayList<>();
    for (int r = 0; r < 8; r++) for (int i = 0; i < 40; i++) runs.add(r % 2 == 0 ? i * 3 + r : 200 - i);
    Collections.sort(runs);
    System.out.println(runs.hashCode());
    try {
      List<Integer> broken = new ArrayList<>();
      for (int i = 0; i < 200; i++) broken.add((i * 31) % 67);
      broken.sort((a, b) -> (a + b) % 3 == 0 ? 1 : (a * b) % 5 == 0 ? 0 : -1);
      System.out.println("inconsistent comparator was not noticed");
    } catch (IllegalArgumentException x) {
      System.out.println(x.getMessage());
    }
  }
}
