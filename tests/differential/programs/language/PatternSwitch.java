// requires: 21
// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Pattern switches: type, record, guarded, null and qualified enum patterns. */
public class PatternSwitch {
  sealed interface Expr permits Num, Add, Mul, Neg, Var { }
  record Num(int value) implements Expr { }
  record Add(Expr left, Expr right) implements Expr { }
  record Mul(Expr left, Expr right) implements Expr { }
  record Neg(Expr inner) implements Expr { }
  record Var(String name) implements Expr { }

  static int eval(Expr e, int x) {
    return switch (e) {
      case Num n -> n.value();
      case Add(Expr l, Expr r) -> eval(l, x) + eval(r, x);
      case Mul(Num(int zero), var ignored) when zero == 0 -> 0;
      case Mul(var l, var r) -> eval(l, x) * eval(r, x);
      case Neg(Neg(var inner)) -> eval(inner, x);
      case Neg(var inner) -> -eval(inner, x);
      case Var v -> x;
    };
  }

  static Expr simplify(Expr e) {
    return switch (e) {
      case Add(Num(var a), Num(var b)) -> new Num(a + b);
      case Add(Expr l, Num(int n)) when n == 0 -> simplify(l);
      case Add(var l, var r) -> new Add(simplify(l), simplify(r));
      case Mul(Num(int n), Expr r) when n == 1 -> simplify(r);
      case Mul(var l, var r) -> new Mul(simplify(l), simplify(r));
      case Neg(Num(int n)) -> new Num(-n);
      default -> e;
    };
  }

  enum Color { RED, GREEN, BLUE }
  sealed interface Token permits Word, Color2 { }
  record Word(String text) implements Token { }
  enum Color2 implements Token { CYAN, PINK }

  static String classify(Object o) {
    return switch (o) {
      case null -> "null!";
      case Integer i when i > 1000 -> "huge " + i;
      case Integer i -> "int " + i;
      case Long l -> "long " + l;
      case String s when s.length() > 5 -> "long string";
      case String s -> "string " + s;
      case Color c when c == Color.RED -> "red enum";
      case Color c -> "enum " + c.ordinal();
      case int[] a -> "ints " + a.length;
      case List<?> l when l.isEmpty() -> "empty list";
      case List<?> l -> "list of " + classify(l.get(0));
      case Character c -> "char " + (char) (c + 1);
      case Class<?> c -> c.getSimpleName();
      default -> "other " + o.getClass().getSimpleName();
    };
  }

  static String strings(String s) {
    return switch (s) {
      case "yes", "y" -> "positive";
      case "no" -> "negative";
      case String t when t.startsWith("may") -> "undecided";
      case null, default -> "unknown";
    };
  }

  static String tokens(Token t) {
    return switch (t) {
      case Color2.CYAN -> "cyan";
      case Color2.PINK -> "pink";
      case Word(String text) -> "word " + text;
    };
  }

  static void statement(Object o) {
    switch (o) {
      case String s:
        System.out.println("statement " + s);
        break;
      case Integer i when i < 0:
        System.out.println("negative");
        break;
      default:
        System.out.println("default");
    }
  }

  record Box<T>(T content) { }
  record Pair(Object a, Object b) { }

  static String deep(Object o) {
    if (o instanceof Pair(Box(String s), Pair(Integer i, var rest)) && i > 0) return s + i + rest;
    if (o instanceof Box<?>(Box<?>(var inner))) return "nested " + inner;
    return "no";
  }

  record Evil(int n) { public int n() { throw new IllegalStateException("accessor"); } }

  public static void main(String[] args) {
    Expr e = new Add(new Mul(new Num(3), new Var("x")), new Neg(new Neg(new Num(4))));
    System.out.println(eval(e, 5) + " " + eval(new Mul(new Num(0), null), 1) + " " + e);
    System.out.println(simplify(new Add(new Mul(new Num(1), new Var("y")), new Num(0))) + " " + simplify(new Neg(new Num(9))));
    Object[] samples = {1, 5000, 7L, "abc", "abcdefgh", Color.RED, Color.BLUE, new int[3], List.of(), List.of(List.of(1)), 'a', String.class, 2.5, null, new ArrayList<>(List.of("z"))};
    for (Object o : samples) System.out.println(classify(o));
    for (String s : new String[] {"yes", "y", "no", "maybe", null, "zzz"}) System.out.println(strings(s));
    System.out.println(tokens(Color2.CYAN) + tokens(Color2.PINK) + tokens(new Word("w")));
    statement("s");
    statement(-4);
    statement(4);
    System.out.println(deep(new Pair(new Box<>("s"), new Pair(1, null))) + deep(new Pair(new Box<>(1), null)) + deep(new Box<>(new Box<>(9))));
    try {
      Object o = new Evil(1);
      switch (o) { case Evil(int n) -> System.out.println(n); default -> System.out.println("d"); }
    } catch (MatchException m) {
      System.out.println(m.getMessage() + " <- " + m.getCause());
    }
    try {
      statement(null);
    } catch (NullPointerException n) {
      System.out.println("null selector");
    }
    try {
      eval(null, 1);
    } catch (NullPointerException n) {
      System.out.println("null expr");
    }
  }
}
