// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** java.util.Arrays: sorting, searching, filling, comparing, printing, hashing. */
public class ArraysClass {
  static int[] pseudoRandom(int n) {
    int[] values = new int[n];
    int seed = 12345;
    for (int i = 0; i < n; i++) {
      seed = seed * 1103515245 + 12345;
      values[i] = seed >> 8;
    }
    return values;
  }

  static boolean isSorted(int[] a) {
    for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) return false;
    return true;
  }

  public static void main(String[] args) {
    for (int n : new int[] {0, 1, 2, 10, 50, 300, 5000}) {
      int[] values = pseudoRandom(n);
      Arrays.sort(values);
      System.out.println(n + " " + isSorted(values) + " " + Arrays.hashCode(values));
    }
    int[] part = {9, 8, 7, 6, 5, 4};
    Arrays.sort(part, 1, 4);
    System.out.println(Arrays.toString(part));
    String[] words = {"pear", "Apple", "fig", "banana", "cherry", "date"};
    Arrays.sort(words);
    System.out.println(Arrays.toString(words));
    Arrays.sort(words, String.CASE_INSENSITIVE_ORDER);
    System.out.println(Arrays.asList(words));
    Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    System.out.println(List.of(words));
    double[] doubles = {3.5, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, 1};
    Arrays.sort(doubles);
    System.out.println(Arrays.toString(doubles));
    char[] chars = "sorting".toCharArray();
    Arrays.sort(chars);
    System.out.println(chars);
    byte[] bytes = {3, -1, 127, -128, 0};
    Arrays.sort(bytes);
    System.out.println(Arrays.toString(bytes));
    System.out.println(Arrays.binarySearch(part, 100) + " " + Arrays.binarySearch(new int[] {1, 3, 5}, 3)
        + " " + Arrays.binarySearch(new int[] {1, 3, 5}, 4) + " " + Arrays.binarySearch(words, "fig", Comparator.comparing(String::length)));
    long[] filled = new long[5];
    Arrays.fill(filled, 2, 4, 9L);
    System.out.println(Arrays.toString(filled));
    System.out.println(Arrays.equals(new int[] {1, 2}, new int[] {1, 2}) + " " + Arrays.equals(new double[] {Double.NaN}, new double[] {Double.NaN}));
    System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.mismatch("abcd".toCharArray(), "abxd".toCharArray()));
    System.out.println(Arrays.toString(Arrays.copyOf(new int[] {1, 2, 3}, 5)) + Arrays.toString(Arrays.copyOfRange("hello".toCharArray(), 1, 3)));
    System.out.println(Arrays.deepToString(new Object[] {1, new int[] {2, 3}, new String[][] {{"a"}, {"b", null}}}));
    System.out.println(Arrays.deepEquals(new int[][] {{1}, {2}}, new int[][] {{1}, {2}}) + " " + Arrays.deepHashCode(new int[][] {{1}, {2}}));
    System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new boolean[2]) + Arrays.toString(new float[1]));
    int[] squares = new int[6];
    Arrays.setAll(squares, i -> i * i);
    Arrays.parallelPrefix(squares, Integer::sum);
    System.out.println(Arrays.toString(squares) + Arrays.stream(squares).sum());
    List<String> view = Arrays.asList(words);
    Collections.reverse(view);
    System.out.println(Arrays.toString(words));
    try {
      view.add("more");
    } catch (UnsupportedOperationException e) {
      System.out.println("fixed size: " + e.getMessage());
    }
    Integer[] boxed = {5, 3, 9, 1};
    Arrays.sort(boxed, 0, 3, Collections.reverseOrder());
    System.out.println(Arrays.toString(boxed) + Arrays.hashCode(boxed) + " " + Arrays.hashCode(new Object[] {null, "a"}));
    try {
      Arrays.sort(part, 4, 2);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      Arrays.fill(part, 0, 7, 1);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      Arrays.sort(new Object[] {1, "a"});
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
  }
}
