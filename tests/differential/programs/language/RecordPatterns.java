// requires: 21
// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** Nested record patterns, generic records, exhaustive sealed switches, guards with side effects. */
public class RecordPatterns {
  sealed interface Tree<T> permits Leaf, Node { }
  record Leaf<T>(T value) implements Tree<T> { }
  record Node<T>(Tree<T> left, Tree<T> right) implements Tree<T> { }
  record Pair<A, B>(A first, B second) { }
  enum Suit { CLUBS, HEARTS }
  sealed interface Card permits Number, Face, Joker { }
  record Number(Suit suit, int n) implements Card { }
  record Face(Suit suit, char letter) implements Card { }
  record Joker() implements Card { }

  static <T> int size(Tree<T> t) {
    return switch (t) {
      case Leaf<T>(var v) -> 1;
      case Node<T>(Leaf<T>(var a), Leaf<T>(var b)) -> 2;
      case Node<T>(var l, var r) -> size(l) + size(r);
    };
  }

  static <T extends Comparable<T>> T max(Tree<T> t) {
    return switch (t) {
      case Leaf<T> l -> l.value();
      case Node<T>(Tree<T> l, Tree<T> r) -> {
        T a = max(l), b = max(r);
        yield a.compareTo(b) >= 0 ? a : b;
      }
    };
  }

  static int points(Card c) {
    return switch (c) {
      case Number(Suit s, int n) when s == Suit.HEARTS -> n * 2;
      case Number(Suit s, int n) -> n;
      case Face(var s, char l) when l == 'A' -> 11;
      case Face(Suit s, char l) -> 10 + s.ordinal();
      case Joker() -> 50;
    };
  }

  static String both(Object a, Object b) {
    return switch (new Pair<>(a, b)) {
      case Pair<Object, Object>(Integer x, Integer y) when x > y -> "int " + (x - y);
      case Pair<Object, Object>(Integer x, Integer y) -> "ints " + (x + y);
      case Pair<Object, Object>(String s, Integer n) -> s.repeat(n);
      case Pair<Object, Object>(Pair<?, ?>(var p, var q), var r) -> p + "/" + q + "/" + r;
      case Pair<Object, Object>(var x, var y) when x == y -> "same";
      case Pair<Object, Object>(int[] array, String s) -> array.length + s;
      default -> "other";
    };
  }

  static int guards;
  static boolean guard(boolean value) { guards++; return value; }

  static String counted(Object o) {
    return switch (o) {
      case String s when guard(s.isEmpty()) -> "empty";
      case String s when guard(s.length() > 3) -> "long";
      case String s -> "short";
      case Integer i when guard(i < 0) && i > -10 -> "small negative";
      case Integer i -> "integer";
      case null -> "null";
      default -> "default";
    };
  }

  static String enums(Object o) {
    return switch (o) {
      case Suit s when s == Suit.CLUBS -> "clubs";
      case Suit s -> "suit " + s;
      case Thread.State st -> "state " + st;
      case CharSequence cs when cs.length() == 2 -> "two chars";
      case Object[] array when array.length > 0 && array[0] instanceof String first -> "array " + first;
      case Object[] array -> "array of " + array.length;
      default -> "?";
    };
  }

  static boolean nestedInstanceof(Object o) {
    return o instanceof Pair<?, ?>(Pair<?, ?>(String a, var ignored), Leaf<?>(Integer n)) && a.length() == n;
  }

  public static void main(String[] args) {
    Tree<Integer> t = new Node<>(new Node<>(new Leaf<>(3), new Leaf<>(9)), new Node<>(new Leaf<>(4), new Node<>(new Leaf<>(1), new Leaf<>(7))));
    System.out.println(size(t) + " " + max(t) + " " + t.hashCode());
    for (Card c : List.of(new Number(Suit.HEARTS, 7), new Number(Suit.CLUBS, 7), new Face(Suit.HEARTS, 'A'), new Face(Suit.HEARTS, 'K'), new Joker())) System.out.println(c + " " + points(c));
    Object same = new Object();
    Object[][] pairs = {{5, 3}, {3, 5}, {"ab", 3}, {new Pair<>(1, "x"), 2}, {same, same}, {new int[2], "s"}, {1.5, 'c'}, {null, null}, {null, 1}};
    for (Object[] p : pairs) System.out.println(both(p[0], p[1]));
    for (Object o : new Object[] {"", "long one", "abc", -5, -50, 5, null, 2.5}) System.out.println(counted(o) + " " + guards);
    for (Object o : new Object[] {Suit.CLUBS, Suit.HEARTS, Thread.State.NEW, "ab", new StringBuilder("cd"), new String[] {"first"}, new Object[] {1}, new Integer[0], 7}) System.out.println(enums(o));
    System.out.println(nestedInstanceof(new Pair<>(new Pair<>("abc", 1), new Leaf<>(3))) + " " + nestedInstanceof(new Pair<>(new Pair<>("abc", 1), new Leaf<>("3"))) + " " + nestedInstanceof(new Pair<>(null, null)));
    try {
      points(null);
    } catch (NullPointerException e) {
      System.out.println("null card");
    }
    try {
      size(new Node<>(null, new Leaf<>(1)));
    } catch (NullPointerException e) {
      System.out.println("null subtree");
    }
  }
}
