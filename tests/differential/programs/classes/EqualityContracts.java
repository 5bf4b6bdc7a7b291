// SPDX-License-Identifier: Apache-2.0
import java.util.*;

/** equals and hashCode across hierarchies, symmetric and broken ones; identity maps; comparable consistency. */
public class EqualityContracts {
  static class Point {
    final int x, y;
    Point(int x, int y) { this.x = x; this.y = y; }
    @Override public boolean equals(Object o) { return o != null && getClass() == o.getClass() && ((Point) o).x == x && ((Point) o).y == y; }
    @Override public int hashCode() { return 31 * x + y; }
  }

  static class Colored extends Point {
    final String color;
    Colored(int x, int y, String color) { super(x, y); this.color = color; }
    @Override public boolean equals(Object o) { return super.equals(o) && ((Colored) o).color.equals(color); }
  }

  static class Asymmetric {
    final String s;
    Asymmetric(String s) { this.s = s; }
    @Override public boolean equals(Object o) { return o instanceof Asymmetric a ? s.equalsIgnoreCase(a.s) : o instanceof String t && s.equalsIgnoreCase(t); }
    @Override public int hashCode() { return s.toLowerCase().hashCode(); }
  }

  static class Version implements Comparable<Version> {
    final int[] parts;
    Version(String s) { parts = Arrays.stream(s.split("\\.")).mapToInt(Integer::parseInt).toArray(); }
    @Override public int compareTo(Version o) { return Arrays.compare(parts, o.parts); }
    @Override public boolean equals(Object o) { return o instanceof Version v && compareTo(v) == 0; }
    @Override public int hashCode() { return Arrays.hashCode(parts); }
    @Override public String toString() { return Arrays.toString(parts); }
  }

  static class Counting {
    static int equalsCalls, hashCalls;
    final int k;
    Counting(int k) { this.k = k; }
    @Override public boolean equals(Object o) { equalsCalls++; return o instanceof Counting c && c.k == k; }
    @Override public int hashCode() { hashCalls++; return k % 4; }
  }

  public static void main(String[] args) {
    Point p = new Point(1, 2), q = new Colored(1, 2, "red");
    System.out.println(p.equals(new Point(1, 2)) + " " + p.equals(q) + " " + q.equals(p) + " " + q.equals(new Colored(1, 2, "red")) + " " + p.equals(null) + " " + p.equals("x"));
    Set<Object> set = new HashSet<>(List.of(p, q));
    System.out.println(set.size() + " " + set.contains(new Point(1, 2)) + " " + set.contains(new Colored(1, 2, "blue")));
    Asymmetric a = new Asymmetric("Text");
    System.out.println(a.equals("TEXT") + " " + "TEXT".equals(a) + " " + List.of("text").contains(a) + " " + List.of(a).contains("text") + " " + new HashSet<Object>(List.of(a)).contains("text"));
    TreeSet<Version> versions = new TreeSet<>();
    for (String s : "1.10 1.9 2 1.9.1 1.9 0.5".split(" ")) System.out.print(versions.add(new Version(s)) + " ");
    System.out.println(versions + " " + versions.ceiling(new Version("1.9.5")));
    Set<Counting> counted = new HashSet<>();
    for (int i = 0; i < 10; i++) counted.add(new Counting(i % 6));
    System.out.println(counted.size() + " " + Counting.equalsCalls + " " + Counting.hashCalls);
    Counting.equalsCalls = Counting.hashCalls = 0;
    List<Counting> list = new ArrayList<>(counted);
    list.indexOf(new Counting(99));
    list.contains(list.get(0));
    System.out.println(Counting.equalsCalls + " " + Counting.hashCalls);
    System.out.println(new ArrayList<>(List.of(1, 2)).equals(new LinkedList<>(List.of(1, 2))) + " " + new HashSet<>(List.of(1)).equals(new TreeSet<>(List.of(1))) + " " + List.of(1).equals(Set.of(1)) + " " + new int[] {1}.equals(new int[] {1}) + " " + Arrays.asList(1, 2).hashCode() + " " + new ArrayDeque<>(List.of(1)).equals(new ArrayDeque<>(List.of(1))));
    System.out.println(Integer.valueOf(1).equals(1L) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + new java.math.BigDecimal("1.0").equals(new java.math.BigDecimal("1.00")) + " " + new java.math.BigDecimal("1.0").compareTo(new java.math.BigDecimal("1.00")) + " " + "a".equals(new StringBuilder("a")) + " " + Optional.of(1).equals(Optional.of(1)));
    Set<java.math.BigDecimal> hash = new HashSet<>(), tree = new TreeSet<>();
    for (String s : new String[] {"1.0", "1.00", "1"}) { hash.add(new java.math.BigDecimal(s)); tree.add(new java.math.BigDecimal(s)); }
    System.out.println(hash.size() + " " + tree.size());
    Map<List<Integer>, String> keyed = new HashMap<>();
    List<Integer> key = new ArrayList<>(List.of(1));
    keyed.put(key, "v");
    key.add(2);
    System.out.println(keyed.get(key) + " " + keyed.get(List.of(1)) + " " + keyed.containsKey(List.of(1, 2)) + " " + keyed.size());
    key.remove(1);
    System.out.println(keyed.get(key));
    IdentityHashMap<Object, Integer> identity = new IdentityHashMap<>();
    identity.put(new Point(1, 1), 1);
    identity.put(new Point(1, 1), 2);
    identity.put("lit", 3);
    identity.put("lit", 4);
    System.out.println(identity.size() + " " + identity.get("lit") + " " + identity.containsValue(2));
    Object o = new Object() { @Override public boolean equals(Object x) { return true; } @Override public int hashCode() { return 0; } };
    System.out.println(o.equals(null) + " " + Objects.equals(o, "x") + " " + Objects.equals("x", o) + " " + new ArrayList<>(List.of("a", "b")).indexOf(o) + " " + Objects.deepEquals(new int[][] {{1}}, new int[][] {{1}}));
  }
}
