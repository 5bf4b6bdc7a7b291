// SPDX-License-Identifier: Apache-2.0

/** Default, static and private interface methods, diamonds, and re-abstraction. */
public class InterfaceMethods {
  interface Named {
    String name();

    default String greeting() { return "Hello, " + decorate(name()); }
    private String decorate(String s) { return "<" + s + ">"; }
    static Named of(String name) { return () -> name; }
    private static String hidden() { return "hidden"; }
    static String expose() { return hidden(); }
  }

  interface Polite extends Named {
    @Override default String greeting() { return "Dear " + Named.super.greeting(); }
  }

  interface Loud extends Named {
    @Override default String greeting() { return Named.super.greeting().toUpperCase(); }
  }

  static class Both implements Polite, Loud {
    public String name() { return "both"; }
    public String greeting() { return Polite.super.greeting() + " / " + Loud.super.greeting(); }
  }

  static class Inherits implements Polite {
    public String name() { return "inherits"; }
  }

  static class Base {
    public String greeting() { return "class wins"; }
  }

  static class ClassWins extends Base implements Named {
    public String name() { return "ignored"; }
  }

  interface Again extends Polite {
    String greeting();
  }

  static class MustImplement implements Again {
    public String name() { return "must"; }
    public String greeting() { return "implemented " + name(); }
  }

  interface Constants {
    int ONE = 1;
    int TWO = compute(2);
    static int compute(int n) {
      System.out.println("Constants initialised");
      return n;
    }
  }

  static class UsesConstants implements Constants {
    static int sum() { return ONE + TWO; }
  }

  interface Diamond { default int depth() { return 1; } }
  interface Left extends Diamond { }
  interface Right extends Diamond { default int depth() { return 2; } }
  static class Join implements Left, Right { }

  interface Counter {
    int[] count = {0};
    default int next() { return ++count[0]; }
  }

  public static void main(String[] args) {
    System.out.println(new Both().greeting());
    System.out.println(new Inherits().greeting());
    System.out.println(new ClassWins().greeting());
    System.out.println(new MustImplement().greeting());
    System.out.println(Named.of("lambda").greeting());
    System.out.println(Named.expose());
    Named anonymous = new Loud() {
      public String name() { return "anonymous"; }
    };
    System.out.println(anonymous.greeting());
    System.out.println("before constants");
    System.out.println(Constants.ONE);
    System.out.println(UsesConstants.sum());
    System.out.println(new Join().depth());
    Counter one = new Counter() { };
    Counter two = new Counter() { };
    System.out.println(one.next() + " " + two.next() + " " + one.next());
    Runnable[] actions = {() -> System.out.println("run"), new Runnable() {
      public void run() { System.out.println("anonymous run"); }
    }};
    for (Runnable action : actions) action.run();
    Object o = new Both();
    System.out.println((o instanceof Named) + " " + (o instanceof Loud) + " " + (o instanceof Runnable));
    try {
      ((Runnable) o).run();
    } catch (ClassCastException e) {
      System.out.println("not runnable");
    }
    CharSequence chars = "abc";
    System.out.println(chars.length() + " " + chars.charAt(1) + " " + chars.isEmpty());
    Comparable<String> comparable = "b";
    System.out.println(comparable.compareTo("a"));
  }
}
