// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.List;

/** Member, local, anonymous and static nested classes, captures, shadowing, private access. */
public class InnerClasses {
  private int value = 10;
  private static int created;

  class Member {
    int value = 20;

    int both() { return value * 1000 + InnerClasses.this.value; }

    class Deeper {
      int value = 30;
      String all() { return value + "," + Member.this.value + "," + InnerClasses.this.value; }
      void change() { InnerClasses.this.value++; Member.this.value += 2; value += 3; }
    }
  }

  static class Nested {
    private int hidden = 99;
    private Nested() { created++; }
    private static String secret() { return "nested secret"; }
    int peek(InnerClasses outer) { return outer.value; }
  }

  interface Supplier { int get(); }

  Supplier local(int parameter) {
    int captured = parameter * 2;
    class Local implements Supplier {
      private final int own;
      Local(int own) { this.own = own; }
      public int get() { return own + captured + parameter + value; }
      Local again() { return new Local(own + 1); }
    }
    return new Local(1000).again();
  }

  Supplier anonymous(int start) {
    return new Supplier() {
      int state = start;
      { state += value; }
      public int get() { return state++; }
    };
  }

  static class Parent {
    final List<String> log = new ArrayList<>();
    Parent() { log.add("parent " + tag()); }
    String tag() { return "P"; }
  }

  static class Outer2 {
    class Base { String id() { return "base of " + Outer2.this.label(); } }
    String label() { return "outer2"; }
  }

  static class Sub extends Outer2.Base {
    Sub(Outer2 outer) { outer.super(); }
    String id() { return "sub " + super.id(); }
  }

  public static void main(String[] args) {
    InnerClasses outer = new InnerClasses();
    InnerClasses.Member member = outer.new Member();
    Member.Deeper deeper = member.new Deeper();
    System.out.println(member.both());
    System.out.println(deeper.all());
    deeper.change();
    System.out.println(deeper.all());
    Nested nested = new Nested();
    System.out.println(nested.hidden + " " + Nested.secret() + " " + nested.peek(outer) + " " + created);
    Supplier supplier = outer.local(5);
    System.out.println(supplier.get());
    outer.value = 500;
    System.out.println(supplier.get());
    Supplier counter = outer.anonymous(7);
    System.out.println(counter.get() + " " + counter.get() + " " + counter.get());
    int base = 3;
    Parent child = new Parent() {
      final int field = base;
      @Override String tag() { return "child " + field + " " + base; }
    };
    System.out.println(child.log + " " + child.tag());
    System.out.println(new Sub(new Outer2()).id());
    List<Supplier> suppliers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      final int n = i;
      suppliers.add(new Supplier() { public int get() { return n * n; } });
      suppliers.add(() -> -n);
    }
    for (Supplier s : suppliers) System.out.print(s.get() + " ");
    System.out.println();
    System.out.println(counter.getClass().getName() + " " + supplier.getClass().getName() + " " + deeper.getClass().getName());
    System.out.println(supplier.getClass().isLocalClass() + " " + counter.getClass().isAnonymousClass() + " " + Member.class.isMemberClass());
    System.out.println(Member.class.getEnclosingClass() + " " + supplier.getClass().getEnclosingMethod());
    try {
      InnerClasses none = null;
      none.new Member();
    } catch (NullPointerException e) {
      System.out.println("no outer instance");
    }
    record Point(int x, int y) { int sum() { return x + y; } }
    enum Level { LOW, HIGH }
    interface Shape { int sides(); }
    System.out.println(new Point(1, 2).sum() + " " + Level.HIGH + " " + ((Shape) () -> 4).sides());
  }
}
