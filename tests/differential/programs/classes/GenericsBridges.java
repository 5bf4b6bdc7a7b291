// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Generic classes: bridge methods, heap pollution, bounded types, wildcards, covariant returns. */
public class GenericsBridges {
  static abstract class Node<T extends Comparable<T>> {
    abstract T value();
    void accept(T value) { System.out.println("Node.accept " + value); }
    boolean bigger(Node<T> other) { return value().compareTo(other.value()) > 0; }
  }

  static class IntNode extends Node<Integer> {
    final int n;
    IntNode(int n) { this.n = n; }
    @Override Integer value() { return n; }
    @Override void accept(Integer value) { System.out.println("IntNode.accept " + (value + n)); }
  }

  static class Base implements Cloneable {
    Base copy() { return new Base(); }
    Object id() { return "base"; }
    @Override public Base clone() throws CloneNotSupportedException { return (Base) super.clone(); }
  }

  static class Derived extends Base {
    int state = 4;
    @Override Derived copy() { return new Derived(); }
    @Override String id() { return "derived"; }
    @Override public Derived clone() throws CloneNotSupportedException { return (Derived) super.clone(); }
  }

  static <T extends Comparable<? super T>> T max(List<? extends T> items) {
    T best = null;
    for (T item : items) if (best == null || item.compareTo(best) > 0) best = item;
    return best;
  }

  static <A, B> List<B> map(List<A> items, Function<? super A, ? extends B> f) {
    List<B> out = new ArrayList<>();
    for (A item : items) out.add(f.apply(item));
    return out;
  }

  static class Pair<A, B> {
    final A first;
    final B second;
    Pair(A first, B second) { this.first = first; this.second = second; }
    Pair<B, A> swap() { return new Pair<>(second, first); }
    static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); }
    public String toString() { return "(" + first + ", " + second + ")"; }
  }

  @SafeVarargs
  static <T> T[] array(T... items) { return items; }

  static class Box<T> {
    private T content;
    void put(T t) { content = t; }
    T get() { return content; }
  }

  static class ByLength implements Comparator<String> {
    public int compare(String a, String b) { return a.length() - b.length(); }
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) throws Exception {
    Node<Integer> node = new IntNode(5);
    node.accept(7);
    System.out.println(node.value() + " " + node.bigger(new IntNode(3)));
    Node raw = node;
    try {
      raw.accept("not an integer");
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
    Base base = new Derived();
    System.out.println(base.copy().id() + " " + base.clone().id() + " " + base.clone().getClass().getName());
    System.out.println(max(List.of(3, 9, 4)) + " " + max(List.of("pear", "apple")));
    System.out.println(map(List.of(1, 2, 3), n -> "n" + n));
    System.out.println(new Pair<>("a", 1).swap() + " " + Pair.twin(2.5));
    Box<String> box = new Box<>();
    ((Box) box).put(42);
    try {
      String s = box.get();
      System.out.println(s);
    } catch (ClassCastException e) {
      System.out.println("heap pollution found late");
    }
    Object fine = ((Box) box).get();
    System.out.println(fine);
    System.out.println(array("a", "b").getClass().getSimpleName() + " " + array(1, 2).length);
    Comparator byLength = new ByLength();
    System.out.println(byLength.compare("abc", "a"));
    int bridges = 0;
    for (var m : IntNode.class.getDeclaredMethods()) if (m.isBridge()) bridges++;
    for (var m : Derived.class.getDeclaredMethods()) if (m.isBridge()) bridges++;
    System.out.println(bridges + " bridge methods");
    List<Integer> numbers = new ArrayList<>(List.of(10, 20, 30));
    numbers.remove(1);
    numbers.remove(Integer.valueOf(30));
    System.out.println(numbers);
  }
}
