// SPDX-License-Identifier: Apache-2.0
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/** equals, hashCode, toString, clone, getClass, instanceof and the Objects helpers. */
public class ObjectMethods {
  static class Point implements Cloneable {
    int x, y;
    int[] shared = {1, 2, 3};
    Point(int x, int y) { this.x = x; this.y = y; }
    @Override public boolean equals(Object o) {
      return o instanceof Point && ((Point) o).x == x && ((Point) o).y == y;
    }
    @Override public int hashCode() { return Objects.hash(x, y); }
    @Override public String toString() { return "Point(" + x + ", " + y + ")"; }
    @Override protected Point clone() throws CloneNotSupportedException { return (Point) super.clone(); }
  }

  static class Point3 extends Point {
    int z = 3;
    Point3(int x, int y) { super(x, y); }
  }

  static class NotCloneable {
    Object tryClone() throws CloneNotSupportedException { return super.clone(); }
  }

  public static void main(String[] args) throws Exception {
    Point a = new Point(1, 2);
    Point b = new Point(1, 2);
    System.out.println(a.equals(b) + " " + (a == b) + " " + a.hashCode() + " " + a);
    Set<Point> set = new HashSet<>(Set.of(new Point(5, 5)));
    set.add(a);
    set.add(b);
    System.out.println(set.size() + " " + set.contains(new Point(5, 5)));
    Point c = new Point3(7, 8).clone();
    System.out.println(c + " " + c.getClass().getName() + " " + ((Point3) c).z);
    Point d = a.clone();
    d.shared[0] = 100;
    d.x = 50;
    System.out.println(a.shared[0] + " " + a.x);
    try {
      new NotCloneable().tryClone();
    } catch (CloneNotSupportedException e) {
      System.out.println(e);
    }
    int[][] grid = {{1, 2}, {3}};
    int[][] copy = grid.clone();
    copy[0][0] = 9;
    copy[1] = null;
    System.out.println(grid[0][0] + " " + (grid[1] == null));
    Object o = new Object();
    System.out.println(o.equals(o) + " " + o.equals(null) + " " + (o.hashCode() == System.identityHashCode(o)));
    System.out.println(System.identityHashCode(null) + " " + o.toString().startsWith("java.lang.Object@"));
    System.out.println(Objects.equals(null, null) + " " + Objects.hashCode(null) + " " + Objects.toString(null, "none"));
    System.out.println(Objects.hash(1, "two", 3.0, null, 'c', true, 4L, 5f) + " " + Objects.hash());
    System.out.println(Objects.requireNonNullElse(null, "default") + " " + Objects.compare("a", "b", String::compareTo));
    try {
      Objects.requireNonNull(null, "must be there");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    try {
      Objects.checkIndex(5, 3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      Objects.checkFromToIndex(2, 1, 3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new int[0].getClass() + " " + new String[0][0].getClass().getName() + " " + int.class + " " + void.class);
    System.out.println(a.getClass() == b.getClass() && a.getClass() != c.getClass());
    System.out.println((Object) a instanceof Cloneable && new int[1] instanceof Cloneable);
    System.out.println(Boolean.hashCode(true) + " " + Double.hashCode(1.5) + " " + Long.hashCode(1L << 33) + " " + Character.hashCode('a') + " " + Float.hashCode(2f));
    System.out.println(Byte.hashCode((byte) -3) + " " + Short.hashCode((short) 9) + " " + "Objects".hashCode());
  }
}
