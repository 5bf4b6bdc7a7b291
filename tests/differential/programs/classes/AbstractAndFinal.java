// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Abstract classes, template methods, final members, protected access, constructors calling overridden methods. */
public class AbstractAndFinal {
  static final List<String> LOG = new ArrayList<>();

  static abstract class Report {
    protected final String title;
    private final int id = nextId++;
    private static int nextId = 1;
    Report(String title) { this.title = title; LOG.add("Report " + title + " " + footer()); }
    final String render() { return header() + body() + footer(); }
    protected String header() { return "[" + id + ":" + title + "]"; }
    protected abstract String body();
    protected String footer() { return "(end)"; }
  }

  static class Simple extends Report {
    private String text = "initial";
    Simple(String title, String text) { super(title); this.text = text; LOG.add("Simple " + this.text); }
    @Override protected String body() { return text; }
    @Override protected String footer() { return "<" + text + ">"; }
  }

  static class Loud extends Simple {
    Loud(String text) { super("loud", text.toUpperCase()); }
    @Override protected final String body() { return super.body() + "!"; }
  }

  static final class Sealed extends Loud {
    final int[] numbers;
    { numbers = new int[] {1, 2, 3}; }
    Sealed() { super("sealed"); }
    int total() { int t = 0; for (int n : numbers) t += n; return t; }
  }

  static abstract class Vehicle {
    abstract int wheels();
    static Vehicle of(int wheels) {
      return new Vehicle() { @Override int wheels() { return wheels; } @Override public String toString() { return "anonymous with " + wheels(); } };
    }
    int axles() { return (wheels() + 1) / 2; }
  }

  static class Blank {
    final int value;
    final String name;
    Blank(boolean flag) {
      if (flag) value = 1;
      else value = 2;
      String n;
      switch (value) {
        case 1: n = "one"; break;
        default: n = "other";
      }
      name = n;
    }
  }

  interface Visitor<R> { R number(int n); R sum(Expr a, Expr b); R product(Expr a, Expr b); }
  interface Expr { <R> R accept(Visitor<R> v); }
  static Expr num(int n) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.number(n); } }; }
  static Expr sum(Expr a, Expr b) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.sum(a, b); } }; }
  static Expr product(Expr a, Expr b) { return new Expr() { public <R> R accept(Visitor<R> v) { return v.product(a, b); } }; }

  static class Evaluate implements Visitor<Integer> {
    public Integer number(int n) { return n; }
    public Integer sum(Expr a, Expr b) { return a.accept(this) + b.accept(this); }
    public Integer product(Expr a, Expr b) { return a.accept(this) * b.accept(this); }
  }

  static class Show implements Visitor<String> {
    public String number(int n) { return "" + n; }
    public String sum(Expr a, Expr b) { return "(" + a.accept(this) + "+" + b.accept(this) + ")"; }
    public String product(Expr a, Expr b) { return a.accept(this) + "*" + b.accept(this); }
  }

  static class Builder {
    private final StringBuilder out = new StringBuilder();
    private int depth;
    Builder open(String tag) { line("<" + tag + ">"); depth++; return this; }
    Builder close(String tag) { depth--; return line("</" + tag + ">"); }
    Builder line(String s) { out.append("  ".repeat(depth)).append(s).append('\n'); return this; }
    String build() { return out.toString(); }
  }

  public static void main(String[] args) {
    Report[] reports = {new Simple("a", "text"), new Loud("quiet"), new Sealed()};
    for (Report r : reports) System.out.println(r.render());
    LOG.forEach(System.out::println);
    System.out.println(((Sealed) reports[2]).total() + " " + Vehicle.of(4) + " " + Vehicle.of(3).axles());
    System.out.println(new Blank(true).value + new Blank(true).name + new Blank(false).value + new Blank(false).name);
    Expr e = sum(num(2), product(num(3), sum(num(4), num(5))));
    System.out.println(e.accept(new Show()) + " = " + e.accept(new Evaluate()));
    System.out.print(new Builder().open("a").line("x").open("b").close("b").close("a").build());
    System.out.println(Report.nextId + " " + reports[1].title);
  }
}
