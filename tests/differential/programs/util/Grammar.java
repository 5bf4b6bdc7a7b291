// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.function.Consumer;

/** A tiny language: lexer, recursive-descent parser, closures, environments, tail loops. */
public class Grammar {
  enum Kind { NUMBER, NAME, SYMBOL, END }
  record Token(Kind kind, String text, int at) { }

  static class SyntaxError extends RuntimeException { SyntaxError(String m, Token t) { super(m + " near '" + t.text() + "' at " + t.at()); } }
  static class EvaluationError extends RuntimeException { EvaluationError(String m) { super(m); } }

  static List<Token> lex(String s) {
    List<Token> out = new ArrayList<>();
    for (int i = 0; i < s.length(); ) {
      char c = s.charAt(i);
      int start = i;
      if (Character.isWhitespace(c)) { i++; continue; }
      if (Character.isDigit(c)) { while (i < s.length() && Character.isDigit(s.charAt(i))) i++; out.add(new Token(Kind.NUMBER, s.substring(start, i), start)); continue; }
      if (Character.isLetter(c)) { while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) i++; out.add(new Token(Kind.NAME, s.substring(start, i), start)); continue; }
      String two = s.substring(i, Math.min(i + 2, s.length()));
      if (Set.of("==", "<=", "=>").contains(two)) i += 2;
      else i++;
      out.add(new Token(Kind.SYMBOL, s.substring(start, i), start));
    }
    out.add(new Token(Kind.END, "<end>", s.length()));
    return out;
  }

  interface Node { Object eval(Env e); }
  interface Fn { Object call(List<Object> args); }

  static class Env {
    final Map<String, Object> values = new HashMap<>();
    final Env parent;
    Env(Env parent) { this.parent = parent; }
    Object get(String n) {
      for (Env e = this; e != null; e = e.parent) if (e.values.containsKey(n)) return e.values.get(n);
      throw new EvaluationError("unknown name " + n);
    }
  }

  static class Parser {
    final List<Token> tokens;
    int at;
    Parser(String s) { tokens = lex(s); }
    Token peek() { return tokens.get(at); }
    boolean take(String s) { if (peek().text().equals(s) && peek().kind() != Kind.END) { at++; return true; } return false; }
    void expect(String s) { if (!take(s)) throw new SyntaxError("expected " + s, peek()); }
    String name() { if (peek().kind() != Kind.NAME) throw new SyntaxError("expected a name", peek()); return tokens.get(at++).text(); }

    Node program() {
      List<Node> statements = new ArrayList<>();
      while (peek().kind() != Kind.END) {
        if (take("let")) {
          String n = name();
          expect("=");
          Node v = expression();
          statements.add(e -> { Object o = v.eval(e); e.values.put(n, o); return o; });
        } else statements.add(expression());
        if (!take(";") && peek().kind() != Kind.END) throw new SyntaxError("expected ;", peek());
      }
      return e -> { Object last = null; for (Node s : statements) last = s.eval(e); return last; };
    }

    Node expression() {
      if (take("if")) {
        Node c = expression();
        expect("then");
        Node a = expression();
        expect("else");
        Node b = expression();
        return e -> number(c.eval(e)) != 0 ? a.eval(e) : b.eval(e);
      }
      if (take("fn")) {
        List<String> parameters = new ArrayList<>();
        while (peek().kind() == Kind.NAME) parameters.add(name());
        expect("=>");
        Node body = expression();
        return e -> (Fn) args -> {
          if (args.size() != parameters.size()) throw new EvaluationError("expected " + parameters.size() + " arguments, found " + args.size());
          Env inner = new Env(e);
          for (int i = 0; i < args.size(); i++) inner.values.put(parameters.get(i), args.get(i));
          return body.eval(inner);
        };
      }
      return comparison();
    }

    Node comparison() {
      Node left = sum();
      for (String op : new String[] {"==", "<=", "<"}) if (take(op)) {
        Node right = sum();
        return e -> { long a = number(left.eval(e)), b = number(right.eval(e)); return op.equals("==") ? (a == b ? 1L : 0L) : op.equals("<") ? (a < b ? 1L : 0L) : (a <= b ? 1L : 0L); };
      }
      return left;
    }

    Node sum() {
      Node left = product();
      while (true) {
        Node l = left;
        if (take("+")) { Node r = product(); left = e -> Math.addExact(number(l.eval(e)), number(r.eval(e))); }
        else if (take("-")) { Node r = product(); left = e -> number(l.eval(e)) - number(r.eval(e)); }
        else return left;
      }
    }

    Node product() {
      Node left = call();
      while (true) {
        Node l = left;
        if (take("*")) { Node r = call(); left = e -> Math.multiplyExact(number(l.eval(e)), number(r.eval(e))); }
        else if (take("/")) { Node r = call(); left = e -> number(l.eval(e)) / number(r.eval(e)); }
        else if (take("%")) { Node r = call(); left = e -> number(l.eval(e)) % number(r.eval(e)); }
        else return left;
      }
    }

    Node call() {
      Node f = atom();
      while (take("(")) {
        List<Node> args = new ArrayList<>();
        if (!take(")")) {
          do args.add(expression()); while (take(","));
          expect(")");
        }
        Node callee = f;
        f = e -> {
          if (!(callee.eval(e) instanceof Fn fn)) throw new EvaluationError("not a function");
          List<Object> values = new ArrayList<>();
          for (Node a : args) values.add(a.eval(e));
          return fn.call(values);
        };
      }
      return f;
    }

    Node atom() {
      if (take("(")) { Node n = expression(); expect(")"); return n; }
      Token t = tokens.get(at++);
      switch (t.kind()) {
        case NUMBER: long v = Long.parseLong(t.text()); return e -> v;
        case NAME: return e -> e.get(t.text());
        default: throw new SyntaxError("unexpected token", t);
      }
    }
  }

  static long number(Object o) { if (o instanceof Long l) return l; throw new EvaluationError("not a number: " + (o instanceof Fn ? "function" : o)); }

  public static void main(String[] args) {
    Env global = new Env(null);
    Consumer<String> run = s -> {
      try {
        Object o = new Parser(s).program().eval(global);
        System.out.println(s + "  ==> " + (o instanceof Fn ? "<function>" : o));
      } catch (RuntimeException e) {
        System.out.println(s + "  ==> " + e.getClass().getSimpleName() + ": " + e.getMessage());
      }
    };
    for (String s : new String[] {"1 + 2 * 3", "(1 + 2) * 3 - 10 / 4 % 2", "let x = 5; x * x", "let sq = fn n => n * n; sq(7)", "let fact = fn n => if n <= 1 then 1 else n * fact(n - 1); fact(20)", "fact(21)",
        "let add = fn a => fn b => a + b; add(3)(4)", "let compose = fn f g => fn v => f(g(v)); compose(sq, add(1))(5)", "let fib = fn n => if n < 2 then n else fib(n - 1) + fib(n - 2); fib(15)", "if 3 == 3 then 1 else 0",
        "1 +", "let = 5", "y", "5(3)", "sq(1, 2)", "sq", "sq + 1", "10 / 0", "(1", "fn => 9", "(fn => 9)()", "let even = fn n => if n == 0 then 1 else odd(n - 1); let odd = fn n => if n == 0 then 0 else even(n - 1); even(100)",
        "1 2", "", "@", "99999999999999999999"}) run.accept(s);
  }
}
