// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Spliterators of collections and own ones: splitting, characteristics, streams over them. */
public class SpliteratorShapes {
  static class Countdown implements Spliterator<Integer> {
    private int from;
    private final int to;
    Countdown(int from, int to) { this.from = from; this.to = to; }
    @Override public boolean tryAdvance(Consumer<? super Integer> action) {
      if (from < to) return false;
      action.accept(from--);
      return true;
    }
    @Override public Spliterator<Integer> trySplit() {
      int middle = (from + to) / 2;
      if (from - middle < 2) return null;
      Countdown prefix = new Countdown(from, middle + 1);
      from = middle;
      return prefix;
    }
    @Override public long estimateSize() { return Math.max(0, from - to + 1); }
    @Override public int characteristics() { return ORDERED | SIZED | SUBSIZED | NONNULL | IMMUTABLE; }
  }

  static <T> void describe(String name, Spliterator<T> s) {
    System.out.println(name + " size " + s.estimateSize() + " exact " + s.getExactSizeIfKnown() + " flags " + Integer.toHexString(s.characteristics()));
    Spliterator<T> prefix = s.trySplit();
    List<T> first = new ArrayList<>();
    List<T> second = new ArrayList<>();
    if (prefix != null) prefix.forEachRemaining(first::add);
    s.forEachRemaining(second::add);
    System.out.println("  " + first + " | " + second);
  }

  static class Tree implements Iterable<String> {
    final String name;
    final List<Tree> children = new ArrayList<>();
    Tree(String name, Tree... children) { this.name = name; this.children.addAll(List.of(children)); }
    @Override public Iterator<String> iterator() {
      Deque<Tree> stack = new ArrayDeque<>(List.of(this));
      return new Iterator<>() {
        @Override public boolean hasNext() { return !stack.isEmpty(); }
        @Override public String next() {
          Tree t = stack.pop();
          for (int i = t.children.size() - 1; i >= 0; i--) stack.push(t.children.get(i));
          return t.name;
        }
      };
    }
  }

  public static void main(String[] args) {
    List<Integer> numbers = List.of(1, 2, 3, 4, 5, 6, 7);
    describe("list", new ArrayList<>(numbers).spliterator());
    describe("linked", new LinkedList<>(numbers).spliterator());
    describe("tree", new TreeSet<>(numbers).spliterator());
    describe("hash", new HashSet<>(numbers).spliterator());
    describe("deque", new ArrayDeque<>(numbers).spliterator());
    describe("array", Arrays.spliterator(new int[] {1, 2, 3}));
    describe("range", java.util.stream.IntStream.range(0, 9).spliterator());
    describe("own", new Countdown(9, 1));
    describe("pipeline", numbers.stream().filter(n -> n > 2).spliterator());
    describe("priority", new PriorityQueue<>(numbers).spliterator());
    System.out.println(StreamSupport.stream(new Countdown(10, 1), false).map(n -> n * n).toList());
    System.out.println(StreamSupport.stream(new Countdown(100, 1), true).mapToInt(n -> n).sum());
    Tree tree = new Tree("root", new Tree("a", new Tree("a1"), new Tree("a2")), new Tree("b"));
    for (String name : tree) System.out.print(name + " ");
    System.out.println();
    System.out.println(StreamSupport.stream(tree.spliterator(), false).filter(n -> n.startsWith("a")).toList());
    tree.forEach(n -> System.out.print(n.length()));
    System.out.println();
    Spliterator<String> s = List.of("p", "q").spliterator();
    System.out.println(s.tryAdvance(System.out::println) + " " + s.hasCharacteristics(Spliterator.ORDERED) + " " + s.estimateSize());
    Iterator<String> back = Spliterators.iterator(Stream.of("x", "y").spliterator());
    System.out.println(back.next() + back.next() + back.hasNext());
    System.out.println(new TreeSet<>(Comparator.reverseOrder()).spliterator().getComparator() != null);
    try {
      new ArrayList<>(numbers).spliterator().getComparator();
    } catch (IllegalStateException e) {
      System.out.println("no comparator");
    }
    try {
      tree.iterator().remove();
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
  }
}
