// SPDX-License-Identifier: Apache-2.0
import java.util.List;

/** Pattern matching for instanceof and sealed hierarchies at the Java 17 level. */
public class InstanceofPatterns {
  sealed interface Shape permits Circle, Rectangle, Group { }
  record Circle(double radius) implements Shape { }
  static final class Rectangle implements Shape {
    final double w, h;
    Rectangle(double w, double h) { this.w = w; this.h = h; }
  }
  static non-sealed class Group implements Shape {
    final Shape[] members;
    Group(Shape... members) { this.members = members; }
  }
  static class NamedGroup extends Group {
    final String name;
    NamedGroup(String name, Shape... members) { super(members); this.name = name; }
  }

  static double area(Shape s) {
    if (s instanceof Circle c) return 3.0 * c.radius() * c.radius();
    if (s instanceof Rectangle r && r.w > 0) return r.w * r.h;
    if (!(s instanceof Group g)) return -1;
    double total = 0;
    for (Shape m : g.members) total += area(m);
    return total;
  }

  static String describe(Object o) {
    if (o instanceof Integer i && i > 100) return "big int " + i;
    if (o instanceof Integer i) return "int " + (i + 1);
    if (o instanceof String s && !s.isEmpty() && s.charAt(0) == 'x') return "x-string " + s.length();
    if (o instanceof CharSequence cs) return "chars " + cs.length();
    if (o instanceof int[] array && array.length > 1) return "ints " + array[1];
    if (o instanceof List<?> list && list.size() == 1 && list.get(0) instanceof String s) return "list of " + s;
    if (o instanceof NamedGroup n) return n.name + area(n);
    return o == null ? "null" : "unknown " + o.getClass().getSimpleName();
  }

  static boolean sameFirst(Object a, Object b) {
    return a instanceof String x && b instanceof String y && x.length() > 0 && y.length() > 0 && x.charAt(0) == y.charAt(0);
  }

  static String loop(Object o) {
    StringBuilder out = new StringBuilder();
    while (!(o instanceof String text)) {
      out.append('[');
      o = ((Object[]) o)[0];
    }
    return out + text;
  }

  public static void main(String[] args) throws Exception {
    System.out.println(area(new Circle(2)) + " " + area(new Rectangle(2, 3)) + " " + area(new Rectangle(0, 1)));
    System.out.println(area(new Group(new Circle(1), new Rectangle(1, 1), new Group())));
    Object[] samples = {5, 500, "xyz", "abc", "", new StringBuilder("sb"), new int[] {1, 2}, new int[1], List.of("one"), List.of(1),
        null, 2.5, new NamedGroup("n", new Circle(1)), new Group()};
    for (Object o : samples) System.out.println(describe(o));
    System.out.println(sameFirst("apple", "ant") + " " + sameFirst("apple", 1) + " " + sameFirst("", ""));
    System.out.println(loop(new Object[] {new Object[] {"deep"}}));
    System.out.println(Shape.class.isSealed() + " " + Group.class.isSealed() + " " + Shape.class.getPermittedSubclasses().length);
    for (Class<?> c : Shape.class.getPermittedSubclasses()) System.out.println(c.getSimpleName());
    Object o = "flow";
    if (!(o instanceof String s)) throw new AssertionError();
    System.out.println(s.toUpperCase());
    Number n = 4;
    System.out.println(n instanceof Integer k ? k * 2 : -1);
    Object[] arrays = {new String[0], new Object[0], new int[0][0], new Integer[0]};
    for (Object array : arrays) {
      System.out.println((array instanceof Object[]) + " " + (array instanceof String[]) + " " + (array instanceof Comparable<?>[]) + " "
          + (array instanceof Cloneable) + " " + (array instanceof java.io.Serializable[]) + " " + (array instanceof int[][]));
    }
  }
}
