// SPDX-License-Identifier: Apache-2.0
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** Records: accessors, compact constructors, equals, hashCode, toString, nesting, reflection. */
public class Records {
  record Point(int x, int y) {
    static final Point ORIGIN = new Point(0, 0);
    Point { if (x < -1000) throw new IllegalArgumentException("x too small: " + x); }
    Point(int both) { this(both, both); }
    double length() { return Math.sqrt(x * x + y * y); }
    static Point of(String s) {
      String[] parts = s.split(",");
      return new Point(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
  }

  record Everything(boolean z, byte b, short s, char c, int i, long l, float f, double d, String text, int[] array, Object o) { }

  record Empty() { }

  record Pair<A, B>(A first, B second) implements Comparable<Pair<A, B>> {
    @Override public int compareTo(Pair<A, B> o) { return toString().compareTo(o.toString()); }
    <C> Pair<A, C> withSecond(C c) { return new Pair<>(first, c); }
  }

  record Range(int low, int high) {
    Range {
      if (low > high) {
        int t = low;
        low = high;
        high = t;
      }
    }
    @Override public int low() { return low * 10; }
  }

  record Team(String name, List<String> members) {
    Team { members = List.copyOf(members); }
    @Override public boolean equals(Object o) { return o instanceof Team t && t.name.equals(name); }
    @Override public int hashCode() { return name.hashCode(); }
  }

  interface Area { double area(); }
  record Square(double side) implements Area { public double area() { return side * side; } }
  record Line(Point from, Point to) { }

  public static void main(String[] args) throws Exception {
    Point p = new Point(3, 4);
    System.out.println(p + " " + p.x() + " " + p.length() + " " + p.hashCode() + " " + p.equals(new Point(3, 4)));
    System.out.println(new Point(7) + " " + Point.of("5,6") + " " + Point.ORIGIN.equals(p) + " " + p.equals(null));
    try {
      new Point(-2000, 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    int[] shared = {1};
    Everything e1 = new Everything(true, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, "t", shared, null);
    Everything e2 = new Everything(true, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, "t", shared, null);
    Everything e3 = new Everything(true, (byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, "t", new int[] {1}, null);
    System.out.println(e1.equals(e2) + " " + e1.equals(e3) + " " + e1.toString().replaceAll("\\[I@[0-9a-f]+", "array"));
    System.out.println(new Everything(false, (byte) 0, (short) 0, 'a', 0, 0, 0, 0, null, null, null).hashCode());
    System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
    Pair<String, Integer> pair = new Pair<>("a", 1);
    System.out.println(pair + " " + pair.withSecond(2.5) + " " + pair.hashCode() + " " + new Pair<>(null, null) + new Pair<>(null, null).hashCode());
    System.out.println(pair.compareTo(new Pair<>("b", 0)));
    System.out.println(new Range(9, 2) + " " + new Range(9, 2).low() + " " + new Range(2, 9).equals(new Range(9, 2)));
    List<String> names = new ArrayList<>(List.of("ann", "bob"));
    Team team = new Team("red", names);
    names.add("eve");
    System.out.println(team + " " + team.equals(new Team("red", List.of())) + " " + team.hashCode());
    System.out.println(new Square(1.5).area() + " " + new Line(p, new Point(1)) + " " + new Line(p, p).hashCode());
    record Local(double d, float f) { }
    System.out.println(new Local(0.0, 0f).equals(new Local(-0.0, 0f)) + " " + new Local(Double.NaN, 1f).equals(new Local(Double.NaN, 1f)));
    System.out.println(Point.class.isRecord() + " " + Arrays.toString(Point.class.getRecordComponents()));
    for (var component : Pair.class.getRecordComponents()) {
      System.out.println(component.getName() + " " + component.getGenericType() + " " + component.getAccessor().invoke(pair));
    }
    System.out.println(Objects.hash(new Point(1, 2), "x") + " " + List.of(new Point(1, 2)).hashCode() + " " + Point.class.getSuperclass());
  }
}
