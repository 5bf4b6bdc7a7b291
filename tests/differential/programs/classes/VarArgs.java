// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;

/** Variable-arity methods: packing, nulls, overloads, primitive arrays, constructors. */
public class VarArgs {
  static String join(String separator, Object... parts) {
    if (parts == null) return "null array";
    StringBuilder out = new StringBuilder("[" + parts.length + "]");
    for (Object part : parts) out.append(separator).append(part);
    return out.toString();
  }

  static int sum(int... values) {
    int total = 0;
    for (int value : values) total += value;
    return total;
  }

  static double mean(double first, double... rest) {
    double total = first;
    for (double value : rest) total += value;
    return total / (rest.length + 1);
  }

  static String which(int a) { return "one int"; }
  static String which(int a, int b) { return "two ints"; }
  static String which(int... all) { return "ints " + all.length; }
  static String which(String a, Object... rest) { return "objects " + rest.length; }
  static String which(long a, int b) { return "long int"; }

  static <T> int size(T... items) { return items.length; }

  static String type(Object... items) { return items.getClass().getSimpleName(); }

  final int count;

  VarArgs(String... names) { count = names.length; }

  static class Child extends VarArgs {
    Child() { }
    Child(int n) { super("a", "b"); }
    Child(String... all) { super(all); }
  }

  static class Parent {
    String call(Object... all) { return "parent " + all.length; }
  }

  static class Override1 extends Parent {
    @Override String call(Object... all) { return "child " + super.call(all); }
  }

  public static void main(String[] args) {
    System.out.println(join(","));
    System.out.println(join(",", 1, 'c', "s", 2.5, null));
    System.out.println(join(",", (Object[]) null));
    System.out.println(join(",", (Object) null));
    System.out.println(join(",", new Object[] {"spread", "out"}));
    System.out.println(join(",", (Object) new Object[0].length));
    System.out.println(join(",", new String[] {"strings", "spread"}));
    System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[] {10, 20}));
    System.out.println(mean(1) + " " + mean(1, 2) + " " + mean(1, 2, 3, 4.5));
    System.out.println(which(1) + ", " + which(1, 2) + ", " + which(1, 2, 3) + ", " + which() + ", " + which("a"));
    System.out.println(which(1L, 2) + ", " + which("a", 1, 2));
    System.out.println(size("a", "b") + " " + size() + " " + size((Object) new String[3]) + " " + size(new Integer[4]));
    System.out.println(type(1, 2) + " " + type((Object[]) new String[] {"a"}) + " " + type(new int[3]));
    System.out.println(new VarArgs().count + " " + new Child().count + " " + new Child(1).count + " " + new Child("x").count);
    Parent p = new Override1();
    System.out.println(p.call(1, 2, 3) + " " + p.call());
    System.out.println(String.format("%s-%s", (Object[]) new String[] {"a", "b"}));
    System.out.println(Arrays.asList(1, 2, 3).size() + " " + Arrays.asList(new int[3]).size() + " " + Arrays.asList(new Integer[3]).size());
    try {
      sum((int[]) null);
    } catch (NullPointerException e) {
      System.out.println("null ints");
    }
  }
}
