// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.Comparator;

/** Hand-written quick, heap and merge sorts and the library's sorts. */
public class Sorting {
  static int[] random(int n, int seed) {
    int[] values = new int[n];
    for (int i = 0; i < n; i++) {
      seed = seed * 1103515245 + 12345;
      values[i] = seed >>> 4;
    }
    return values;
  }

  static void quick(int[] a, int low, int high) {
    while (low < high) {
      int pivot = a[(low + high) >>> 1];
      int i = low, j = high;
      while (i <= j) {
        while (a[i] < pivot) i++;
        while (a[j] > pivot) j--;
        if (i <= j) {
          int t = a[i];
          a[i++] = a[j];
          a[j--] = t;
        }
      }
      quick(a, low, j);
      low = i;
    }
  }

  static void merge(int[] a, int[] spare, int low, int high) {
    if (high - low < 2) return;
    int middle = (low + high) >>> 1;
    merge(a, spare, low, middle);
    merge(a, spare, middle, high);
    for (int i = low, j = middle, k = low; k < high; k++) {
      spare[k] = j >= high || i < middle && a[i] <= a[j] ? a[i++] : a[j++];
    }
    System.arraycopy(spare, low, a, low, high - low);
  }

  static void heap(int[] a) {
    for (int i = a.length / 2; i >= 0; i--) sift(a, i, a.length);
    for (int end = a.length - 1; end > 0; end--) {
      int t = a[0];
      a[0] = a[end];
      a[end] = t;
      sift(a, 0, end);
    }
  }

  static void sift(int[] a, int at, int end) {
    int value = a[at];
    for (int child = 2 * at + 1; child < end; child = 2 * at + 1) {
      if (child + 1 < end && a[child + 1] > a[child]) child++;
      if (a[child] <= value) break;
      a[at] = a[child];
      at = child;
    }
    a[at] = value;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 10;
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      int[] a = random(30_000, round), b = a.clone(), c = a.clone(), d = a.clone();
      quick(a, 0, a.length - 1);
      merge(b, new int[b.length], 0, b.length);
      heap(c);
      Arrays.sort(d);
      checksum = checksum * 31 + Arrays.hashCode(a) + Arrays.hashCode(b) + Arrays.hashCode(c) + Arrays.hashCode(d);
      Integer[] boxed = new Integer[10_000];
      for (int i = 0; i < boxed.length; i++) boxed[i] = b[i * 7 % b.length];
      Arrays.sort(boxed, Comparator.comparing((Integer n) -> n % 1000).thenComparing(Comparator.reverseOrder()));
      checksum = checksum * 31 + Arrays.hashCode(boxed);
    }
    System.out.println("checksum " + checksum);
  }
}
