// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Map;

/** Names and scopes: shadowed fields and locals, blocks, labels, static and instance contexts. */
public class Shadowing {
  static int x = 1;
  int y = 2;
  String name = "outer";

  class Inner {
    int y = 20;
    String name = "inner";
    String both(int y) { return y + "," + this.y + "," + Shadowing.this.y + "," + name + "," + Shadowing.this.name; }
  }

  static class Parent { String field = "parent"; String get() { return field; } static String s() { return "parent static"; } }
  static class Child extends Parent { String field = "child"; String get() { return field + "/" + super.field + "/" + super.get(); } static String s() { return "child static"; } }

  int scopes(int x) {
    int total = x + Shadowing.x;
    {
      int z = 5;
      total += z;
    }
    {
      int z = 7;
      total += z * 2;
    }
    for (int i = 0; i < 2; i++) total += i;
    for (int i = 10; i < 12; i++) total += i;
    Runnable r = () -> {
      int inner = x * 3;
      System.out.println("lambda " + (inner + y));
    };
    r.run();
    new Object() {
      int x = 50;
      void run() { System.out.println("anonymous " + (x + y)); }
    }.run();
    return total;
  }

  static int overloaded(int... a) { return 1; }
  static int overloaded(Integer a) { return 2; }
  static int overloaded(long a) { return 3; }
  static int overloaded(Object a) { return 4; }
  static int pair(Object a, String b) { return 1; }
  static int pair(String a, Object b) { return 2; }

  interface A { int N = 5; default String who() { return "A"; } }
  interface B { int M = 6; default String who() { return "B"; } }
  static class AB implements A, B {
    int N = 7;
    public String who() { return A.super.who() + B.super.who() + N + A.N + M; }
  }

  static final int java = 3;
  static int String(int Integer) { return Integer + java; }

  public static void main(String[] args) {
    Shadowing s = new Shadowing();
    System.out.println(s.new Inner().both(200));
    Child c = new Child();
    Parent p = c;
    System.out.println(c.field + " " + p.field + " " + ((Parent) c).field + " " + p.get() + " " + Parent.s() + " " + Child.s());
    System.out.println(s.scopes(100));
    byte b = 1;
    char ch = 'c';
    System.out.println(overloaded(b) + " " + overloaded(ch) + " " + overloaded(5) + " " + overloaded(Integer.valueOf(5)) + " " + overloaded(5.0) + " " + overloaded() + " " + overloaded("s"));
    System.out.println(pair(1, "x") + " " + pair("x", 1));
    System.out.println(new AB().who());
    System.out.println(String(4));
    int x = 10;
    x = Shadowing.x + x++ + ++x;
    System.out.println(x + " " + Shadowing.x);
    label:
    for (int label = 0; ; label++) {
      switch (label) {
        case 0: continue;
        case 3: break label;
        default: System.out.println("label " + label);
      }
    }
    int a, d;
    if (args.length == 0) {
      a = 1;
      d = a + 1;
    } else {
      d = a = 5;
    }
    System.out.println(a + d);
    final int[] counter = {0};
    class Local {
      int counter = 100;
      int next() { return counter++; }
    }
    Local l = new Local();
    l.next();
    counter[0]++;
    System.out.println(l.counter + " " + counter[0]);
    var list = new ArrayList<Map<String, ? extends Number>>();
    list.add(Map.of("k", 1));
    for (var map : list) for (var e : map.entrySet()) System.out.println(e.getKey() + e.getValue().intValue());
  }
}
