// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.*;

/** Every kind of method reference: static, bound, unbound, constructor, array, super, varargs. */
public class MethodReferences {
  static class Person {
    final String name;
    final int age;
    Person() { this("nobody", 0); }
    Person(String name) { this(name, 18); }
    Person(String name, int age) { this.name = name; this.age = age; }
    String greet(String other) { return name + " greets " + other; }
    String name() { return name; }
    static int byAge(Person a, Person b) { return Integer.compare(a.age, b.age); }
    int byName(Person o) { return name.compareTo(o.name); }
    @Override public String toString() { return name + "(" + age + ")"; }
  }

  static class Employee extends Person {
    Employee(String name) { super(name, 30); }
    @Override String name() { return "employee " + super.name(); }
    Supplier<String> superName() { return super::name; }
    Supplier<String> thisName() { return this::name; }
  }

  static String join(Object... parts) { return parts.length + Arrays.toString(parts); }
  static int sum(int... values) { return Arrays.stream(values).sum(); }
  static long widen(long x) { return x + 1; }
  static Integer boxed(Integer x) { return x * 2; }
  static void sink(Object o) { System.out.println("sink " + o); }
  static String sinkWithResult(Object o) { System.out.println("ignored result " + o); return "r"; }
  private static String hidden(String s) { return "hidden " + s; }

  interface TriFunction<A, B, C, R> { R apply(A a, B b, C c); }
  static class Generic<T> { final T value; Generic(T value) { this.value = value; } <R> R with(Function<T, R> f) { return f.apply(value); } }

  class Inner { final int n; Inner(int n) { this.n = n + base; } }
  int base = 1000;
  IntFunction<Inner> innerMaker() { return Inner::new; }

  public static void main(String[] args) {
    Function<String, Person> one = Person::new;
    Supplier<Person> none = Person::new;
    BiFunction<String, Integer, Person> two = Person::new;
    System.out.println(one.apply("ann") + " " + none.get() + " " + two.apply("bob", 44));
    Person ann = new Person("ann", 3);
    Function<String, String> bound = ann::greet;
    BiFunction<Person, String, String> unbound = Person::greet;
    System.out.println(bound.apply("x") + ", " + unbound.apply(two.apply("cy", 1), "y"));
    List<Person> people = new ArrayList<>(List.of(two.apply("z", 1), two.apply("m", 9), two.apply("a", 5)));
    people.sort(Person::byAge);
    System.out.println(people);
    people.sort(Person::byName);
    System.out.println(people);
    Employee employee = new Employee("eve");
    System.out.println(employee.superName().get() + ", " + employee.thisName().get());
    Function<Person, String> virtual = Person::name;
    System.out.println(virtual.apply(employee));
    IntFunction<int[]> intArray = int[]::new;
    Function<Integer, String[][]> nested = String[][]::new;
    System.out.println(intArray.apply(3).length + " " + nested.apply(2).length + " " + Arrays.toString(List.of("a", "b").toArray(String[]::new)));
    TriFunction<Integer, String, Object, String> varargs = MethodReferences::join;
    System.out.println(varargs.apply(1, "b", null));
    IntBinaryOperator sum2 = MethodReferences::sum;
    IntSupplier sum0 = MethodReferences::sum;
    System.out.println(sum2.applyAsInt(3, 4) + " " + sum0.getAsInt());
    IntToLongFunction widening = MethodReferences::widen;
    Function<Integer, Long> unboxWiden = MethodReferences::widen;
    IntUnaryOperator throughBoxes = MethodReferences::boxed;
    ToLongFunction<Integer> boxWiden = Integer::longValue;
    IntFunction<Object> boxing = Integer::valueOf;
    System.out.println(widening.applyAsLong(5) + " " + unboxWiden.apply(6) + " " + throughBoxes.applyAsInt(7) + " " + boxWiden.applyAsLong(8) + " " + boxing.apply(9));
    Consumer<String> sink = MethodReferences::sink;
    Consumer<Integer> ignoring = MethodReferences::sinkWithResult;
    sink.accept("s");
    ignoring.accept(4);
    Function<String, String> hidden = MethodReferences::hidden;
    System.out.println(hidden.apply("h"));
    Supplier<Integer> length = "literal"::length;
    Function<Object, String> valueOf = String::valueOf;
    BiPredicate<String, String> equals = String::equalsIgnoreCase;
    Comparator3 compare = String::compareTo;
    System.out.println(length.get() + valueOf.apply(null) + equals.test("A", "a") + compare.compare("a", "b"));
    Function<String, Generic<String>> generic = Generic<String>::new;
    System.out.println(generic.apply("gg").<Integer>with(String::length));
    System.out.println(new MethodReferences().innerMaker().apply(5).n);
    try {
      Person nobody = null;
      Supplier<String> npe = nobody::name;
      System.out.println("not reached " + npe);
    } catch (NullPointerException e) {
      System.out.println("receiver checked early");
    }
    UnaryOperator<String> upper = String::toUpperCase;
    System.out.println(upper.andThen(String::length).compose(Object::toString).apply(12345));
    Supplier<List<String>> maker = ArrayList::new;
    List<String> made = maker.get();
    made.add("x");
    Runnable clear = made::clear;
    clear.run();
    System.out.println(made + " " + Arrays.asList(3, 1, 2).stream().map(int[]::new).mapToInt(a -> a.length).sum());
  }

  interface Comparator3 { int compare(String a, String b); }
}
