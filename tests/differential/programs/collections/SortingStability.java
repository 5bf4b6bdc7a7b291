// SPDX-License-Identifier: Apache-2.0
import java.util.*;
import java.util.stream.IntStream;

/** Library sorts on adversarial inputs: stability, runs, duplicates, partial ranges, comparator call counts. */
public class SortingStability {
  record Item(int key, int order) { }

  static int comparisons;

  static List<Item> items(int n, java.util.function.IntUnaryOperator key) {
    List<Item> out = new ArrayList<>();
    for (int i = 0; i < n; i++) out.add(new Item(key.applyAsInt(i), i));
    return out;
  }

  static void check(String name, List<Item> items) {
    comparisons = 0;
    items.sort((a, b) -> { comparisons++; return Integer.compare(a.key, b.key); });
    boolean sorted = true, stable = true;
    for (int i = 1; i < items.size(); i++) {
      Item p = items.get(i - 1), q = items.get(i);
      sorted &= p.key <= q.key;
      stable &= p.key != q.key || p.order < q.order;
    }
    System.out.println(name + " sorted " + sorted + " stable " + stable + " comparisons " + comparisons);
  }

  public static void main(String[] args) {
    for (int n : new int[] {0, 1, 2, 31, 32, 33, 100, 1000}) {
      check("ascending " + n, items(n, i -> i));
      check("descending " + n, items(n, i -> -i));
      check("equal " + n, items(n, i -> 7));
      check("saw " + n, items(n, i -> i % 10));
      check("organ " + n, items(n, i -> i < n / 2 ? i : n - i));
      check("mixed " + n, items(n, i -> i * 7919 % 1009));
    }
    for (int n : new int[] {10, 50, 300, 3000}) {
      int[] a = IntStream.range(0, n).map(i -> i * 7919 % 1009).toArray();
      long[] l = Arrays.stream(a).asLongStream().toArray();
      double[] d = Arrays.stream(a).asDoubleStream().map(x -> x % 2 == 0 ? -x : x / 3).toArray();
      short[] s = new short[n];
      byte[] b = new byte[n];
      char[] c = new char[n];
      float[] f = new float[n];
      for (int i = 0; i < n; i++) {
        s[i] = (short) (a[i] * 31);
        b[i] = (byte) a[i];
        c[i] = (char) (a[i] * 17);
        f[i] = a[i] % 3 == 0 ? -0f : a[i] % 5 == 0 ? Float.NaN : a[i] / 7f;
      }
      Arrays.sort(a);
      Arrays.sort(l);
      Arrays.sort(d);
      Arrays.sort(s);
      Arrays.sort(b);
      Arrays.sort(c);
      Arrays.sort(f);
      System.out.println(n + " " + Arrays.hashCode(a) + " " + Arrays.hashCode(l) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(c) + " " + Arrays.hashCode(f));
    }
    int[] almost = IntStream.range(0, 2000).toArray();
    almost[5] = 5000;
    almost[1500] = -1;
    Arrays.sort(almost);
    System.out.println(almost[0] + " " + almost[1999] + " " + Arrays.hashCode(almost));
    Integer[] part = {9, 8, 7, 6, 5, 4, 3};
    Arrays.sort(part, 2, 5);
    System.out.println(Arrays.toString(part));
    String[] words = "delta Alpha charlie Bravo echo alpha".split(" ");
    Arrays.sort(words, Comparator.comparing(String::toLowerCase));
    System.out.println(Arrays.toString(words));
    List<String> linked = new LinkedList<>(List.of("c", "a", "b"));
    Collections.sort(linked);
    List<Integer> view = new ArrayList<>(List.of(5, 4, 3, 2, 1));
    view.subList(1, 4).sort(null);
    System.out.println(linked + " " + view);
    try {
      Arrays.sort(new Object[] {1, "x", 2});
    } catch (ClassCastException e) {
      System.out.println("mixed types");
    }
    try {
      new ArrayList<>(Arrays.asList(1, null, 2)).sort(null);
    } catch (NullPointerException e) {
      System.out.println("null element");
    }
    try {
      List<Integer> self = new ArrayList<>(List.of(3, 1, 2));
      self.sort((x, y) -> { self.add(0); return x - y; });
    } catch (ConcurrentModificationException e) {
      System.out.println("modified while sorting");
    }
  }
}
