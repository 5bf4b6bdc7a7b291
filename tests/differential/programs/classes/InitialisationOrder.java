// SPDX-License-Identifier: Apache-2.0

/** Static and instance initialisers: when they run and in which order. */
public class InitialisationOrder {
  static int step(String name) {
    System.out.println(name);
    return 1;
  }

  static class Parent {
    static int a = step("Parent static field");
    int b = step("Parent instance field");
    static { step("Parent static block"); }
    { step("Parent instance block"); }
    Parent() { this("from default"); step("Parent()"); }
    Parent(String why) { step("Parent(String) " + why); hook(); }
    void hook() { step("Parent hook"); }
  }

  static class Child extends Parent {
    static final int CONSTANT = 42;
    static final Integer BOXED = 43;
    static int c = step("Child static field");
    int d = step("Child instance field");
    String text = "set";
    { step("Child instance block, text " + text); }
    Child() { super(); step("Child() text " + text); }
    @Override void hook() { step("Child hook, text " + text + " d " + d); }
    static void touch() { step("Child.touch"); }
  }

  interface Lazy { int VALUE = step("Lazy interface"); }
  interface WithDefault { int VALUE = step("WithDefault interface"); default void m() { } }
  static class Implements implements Lazy, WithDefault { static { step("Implements class"); } }

  static class Singleton {
    static final Singleton INSTANCE = new Singleton();
    static int counter = 5;
    int seen;
    Singleton() { seen = counter; counter = 10; }
  }

  static class A { static int x = B.y + 1; static { step("A done x=" + x); } }
  static class B { static int y = A.x + 1; static { step("B done y=" + y); } }

  static class Forward {
    static int first = second();
    static int second = 7;
    static int second() { return second; }
  }

  static class ArrayOnly { static { step("never printed"); } }
  static class ViaReflection { static { step("initialised by forName"); } }
  static class SuperField { static int shared = step("SuperField"); }
  static class SubField extends SuperField { static { step("SubField never printed"); } }

  public static void main(String[] args) throws Exception {
    step("main");
    System.out.println(Child.CONSTANT);
    step("constant read");
    System.out.println(Child.BOXED);
    new Child();
    Child.touch();
    new Implements();
    System.out.println(Lazy.VALUE);
    System.out.println(Singleton.INSTANCE.seen + " " + Singleton.counter);
    System.out.println(A.x + " " + B.y);
    System.out.println(Forward.first + " " + Forward.second);
    ArrayOnly[] none = new ArrayOnly[3];
    System.out.println(none.length + ArrayOnly.class.getSimpleName());
    Class.forName("InitialisationOrder$ViaReflection", false, InitialisationOrder.class.getClassLoader());
    step("loaded only");
    Class.forName("InitialisationOrder$ViaReflection");
    System.out.println(SubField.shared);
    Object o = null;
    System.out.println(o instanceof ArrayOnly);
  }
}
