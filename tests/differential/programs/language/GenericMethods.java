// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.*;

/** Generic methods: inference, bounds, recursion in bounds, wildcards, arrays, varargs, erasure. */
public class GenericMethods {
  static <T> T first(List<? extends T> list) { return list.get(0); }
  static <T extends Comparable<? super T>> void sort(T[] items) {
    for (int i = 1; i < items.length; i++) for (int j = i; j > 0 && items[j - 1].compareTo(items[j]) > 0; j--) swap(items, j, j - 1);
  }
  static <T> void swap(T[] items, int a, int b) { T t = items[a]; items[a] = items[b]; items[b] = t; }
  static <K, V extends Comparable<V>> K best(Map<K, V> map) {
    K best = null;
    V most = null;
    for (Map.Entry<K, V> e : new TreeMap<>(map).entrySet()) if (most == null || e.getValue().compareTo(most) > 0) { best = e.getKey(); most = e.getValue(); }
    return best;
  }
  static double sum(Collection<? extends Number> numbers) { double s = 0; for (Number n : numbers) s += n.doubleValue(); return s; }
  static void fill(List<? super Integer> list, int n) { for (int i = 0; i < n; i++) list.add(i); }
  static void reverse(List<?> list) { reverseCaptured(list); }
  private static <T> void reverseCaptured(List<T> list) { for (int i = 0, j = list.size() - 1; i < j; i++, j--) { T t = list.get(i); list.set(i, list.get(j)); list.set(j, t); } }
  @SafeVarargs static <T> List<T> listOf(T... items) { return new ArrayList<>(Arrays.asList(items)); }
  @SuppressWarnings("unchecked") static <T> T[] makeArray(int n, T... type) { return Arrays.copyOf(type, n); }
  static <T, R extends Collection<T>> R into(Supplier<R> maker, Iterable<? extends T> items) { R r = maker.get(); for (T t : items) r.add(t); return r; }
  static <A, B, C> Function<A, C> chain(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }
  static <E extends Enum<E>> E parse(Class<E> type, String s) { return Enum.valueOf(type, s.toUpperCase()); }
  static <T extends Number & Comparable<T>> T clamp(T v, T low, T high) { return v.compareTo(low) < 0 ? low : v.compareTo(high) > 0 ? high : v; }

  static abstract class Shape<S extends Shape<S>> {
    String log = "";
    abstract S self();
    S name(String n) { log += "name=" + n + " "; return self(); }
    S size(int s) { log += "size=" + s + " "; return self(); }
  }
  static class Circle extends Shape<Circle> {
    Circle self() { return this; }
    Circle radius(double r) { log += "radius=" + r; return this; }
  }

  static class Tree<T extends Comparable<T>> implements Iterable<T> {
    private T value;
    private Tree<T> left, right;
    boolean add(T t) {
      if (value == null) { value = t; return true; }
      int c = t.compareTo(value);
      if (c == 0) return false;
      if (c < 0) { if (left == null) left = new Tree<>(); return left.add(t); }
      if (right == null) right = new Tree<>();
      return right.add(t);
    }
    <R extends Comparable<R>> Tree<R> map(Function<? super T, ? extends R> f) { Tree<R> out = new Tree<>(); for (T t : this) out.add(f.apply(t)); return out; }
    @Override public Iterator<T> iterator() {
      List<T> all = new ArrayList<>();
      if (left != null) left.forEach(all::add);
      if (value != null) all.add(value);
      if (right != null) right.forEach(all::add);
      return all.iterator();
    }
  }

  static class Cell<T> {
    private final Class<T> type;
    private T value;
    Cell(Class<T> type) { this.type = type; }
    void set(Object o) { value = type.cast(o); }
    T get() { return value; }
  }

  enum Level { LOW, HIGH }

  public static void main(String[] args) {
    System.out.println(first(List.of("a", "b")) + " " + GenericMethods.<Number>first(List.of(1, 2.5)) + " " + best(Map.of("x", 3, "y", 9, "z", 9)));
    Integer[] ints = {5, 2, 9, 1};
    String[] strings = {"pear", "fig", "apple"};
    sort(ints);
    sort(strings);
    System.out.println(Arrays.toString(ints) + Arrays.toString(strings) + " " + sum(List.of(1, 2.5, 3L)));
    List<Number> numbers = new ArrayList<>();
    List<Object> objects = new ArrayList<>();
    fill(numbers, 3);
    fill(objects, 2);
    reverse(numbers);
    System.out.println(numbers + " " + objects + " " + listOf(1, "mixed", 2.0) + " " + makeArray(3, "s").getClass().getSimpleName() + " " + GenericMethods.<Integer>makeArray(2).length);
    System.out.println(into(TreeSet<String>::new, List.of("q", "p", "q")) + " " + into(ArrayDeque::new, Set.of(1)) + " " + chain((String s) -> s.length(), n -> n * 1.5).apply("four"));
    System.out.println(parse(Level.class, "high") + " " + clamp(15, 0, 10) + " " + clamp(-2.5, -1.0, 1.0) + " " + new Circle().name("c").size(3).radius(2.5).log);
    Tree<String> tree = new Tree<>();
    for (String s : "m c x a d z m".split(" ")) System.out.print(tree.add(s) + " ");
    StringJoiner j = new StringJoiner(",");
    for (String s : tree) j.add(s);
    System.out.println(j);
    Tree<Integer> lengths = tree.map(s -> s.charAt(0) % 10);
    lengths.forEach(n -> System.out.print(n + " "));
    System.out.println();
    Cell<Integer> cell = new Cell<>(Integer.class);
    cell.set(5);
    System.out.println(cell.get() + 1);
    try {
      cell.set("text");
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
    try {
      parse(Level.class, "middle");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      @SuppressWarnings("unchecked") List<Integer> wrong = (List<Integer>) (List<?>) listOf("not", "ints");
      System.out.println(wrong.size() + wrong.get(0));
    } catch (ClassCastException e) {
      System.out.println("found at the use");
    }
    try {
      Object[] covariant = strings;
      covariant[0] = 1;
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass());
  }
}
