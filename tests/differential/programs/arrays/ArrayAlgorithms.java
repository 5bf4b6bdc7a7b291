// SPDX-License-Identifier: Apache-2.0
import java.util.Arrays;
import java.util.Random;

/** Sorting, searching and shuffling by hand over every primitive type. */
public class ArrayAlgorithms {
  static void bubble(int[] a) {
    for (boolean swapped = true; swapped; ) {
      swapped = false;
      for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) { int t = a[i]; a[i] = a[i - 1]; a[i - 1] = t; swapped = true; }
    }
  }

  static void quick(long[] a, int low, int high) {
    if (low >= high) return;
    long pivot = a[(low + high) >>> 1];
    int i = low, j = high;
    while (i <= j) {
      while (a[i] < pivot) i++;
      while (a[j] > pivot) j--;
      if (i <= j) { long t = a[i]; a[i++] = a[j]; a[j--] = t; }
    }
    quick(a, low, j);
    quick(a, i, high);
  }

  static void insertion(double[] a) {
    for (int i = 1; i < a.length; i++) {
      double v = a[i];
      int j = i;
      for (; j > 0 && a[j - 1] > v; j--) a[j] = a[j - 1];
      a[j] = v;
    }
  }

  static void shell(short[] a) {
    for (int gap = a.length / 2; gap > 0; gap /= 2) for (int i = gap; i < a.length; i++) {
      short v = a[i];
      int j = i;
      for (; j >= gap && a[j - gap] > v; j -= gap) a[j] = a[j - gap];
      a[j] = v;
    }
  }

  static void counting(byte[] a) {
    int[] counts = new int[256];
    for (byte b : a) counts[b + 128]++;
    int k = 0;
    for (int v = 0; v < 256; v++) for (int n = counts[v]; n > 0; n--) a[k++] = (byte) (v - 128);
  }

  static void radix(int[] a) {
    int[] from = a.clone(), to = new int[a.length];
    for (int shift = 0; shift < 32; shift += 8) {
      int[] counts = new int[257];
      for (int v : from) counts[((v ^ 0x80000000) >>> shift & 0xFF) + 1]++;
      for (int i = 0; i < 256; i++) counts[i + 1] += counts[i];
      for (int v : from) to[counts[(v ^ 0x80000000) >>> shift & 0xFF]++] = v;
      int[] t = from;
      from = to;
      to = t;
    }
    System.arraycopy(from, 0, a, 0, a.length);
  }

  static int binarySearch(char[] a, char key) {
    int low = 0, high = a.length - 1;
    while (low <= high) {
      int mid = (low + high) >>> 1;
      if (a[mid] < key) low = mid + 1;
      else if (a[mid] > key) high = mid - 1;
      else return mid;
    }
    return -(low + 1);
  }

  static int maxSubarray(int[] a) {
    int best = Integer.MIN_VALUE, current = 0;
    for (int v : a) {
      current = Math.max(v, current + v);
      best = Math.max(best, current);
    }
    return best;
  }

  static int longestIncreasing(int[] a) {
    int[] tails = new int[a.length];
    int n = 0;
    for (int v : a) {
      int at = Arrays.binarySearch(tails, 0, n, v);
      if (at < 0) at = -at - 1;
      tails[at] = v;
      if (at == n) n++;
    }
    return n;
  }

  static void rotate(float[] a, int by) {
    float[] copy = a.clone();
    for (int i = 0; i < a.length; i++) a[Math.floorMod(i + by, a.length)] = copy[i];
  }

  static boolean nextPermutation(int[] a) {
    int i = a.length - 2;
    while (i >= 0 && a[i] >= a[i + 1]) i--;
    if (i < 0) return false;
    int j = a.length - 1;
    while (a[j] <= a[i]) j--;
    int t = a[i];
    a[i] = a[j];
    a[j] = t;
    for (int l = i + 1, r = a.length - 1; l < r; l++, r--) { t = a[l]; a[l] = a[r]; a[r] = t; }
    return true;
  }

  public static void main(String[] args) {
    Random random = new Random(11);
    int[] ints = random.ints(60, -100, 100).toArray(), copy = ints.clone();
    bubble(ints);
    System.out.println(Arrays.toString(ints));
    int[] big = random.ints(500).toArray(), sorted = big.clone();
    radix(big);
    Arrays.sort(sorted);
    System.out.println(Arrays.equals(big, sorted) + " " + Arrays.hashCode(big));
    long[] longs = random.longs(300).toArray();
    quick(longs, 0, longs.length - 1);
    boolean ordered = true;
    for (int i = 1; i < longs.length; i++) ordered &= longs[i - 1] <= longs[i];
    System.out.println(ordered + " " + Arrays.hashCode(longs));
    double[] doubles = random.doubles(50).toArray();
    insertion(doubles);
    System.out.println(doubles[0] + " " + doubles[49] + " " + Arrays.hashCode(doubles));
    short[] shorts = new short[80];
    byte[] bytes = new byte[80];
    for (int i = 0; i < 80; i++) { shorts[i] = (short) random.nextInt(); bytes[i] = (byte) random.nextInt(); }
    shell(shorts);
    counting(bytes);
    System.out.println(Arrays.hashCode(shorts) + " " + Arrays.hashCode(bytes) + " " + shorts[0] + " " + bytes[79]);
    char[] chars = "acegikmoqsuwy".toCharArray();
    System.out.println(binarySearch(chars, 'k') + " " + binarySearch(chars, 'b') + " " + binarySearch(chars, 'z') + " " + binarySearch(new char[0], 'a'));
    System.out.println(maxSubarray(copy) + " " + maxSubarray(new int[] {-5, -2, -9}) + " " + longestIncreasing(copy) + " " + longestIncreasing(new int[] {5, 4, 3}));
    float[] floats = {1, 2, 3, 4, 5};
    rotate(floats, -2);
    System.out.println(Arrays.toString(floats));
    int[] permutation = {1, 2, 3, 4, 5};
    int count = 1, check = 0;
    while (nextPermutation(permutation)) {
      count++;
      check = check * 31 + permutation[0] * 10 + permutation[4];
    }
    System.out.println(count + " " + check + " " + Arrays.toString(permutation));
    boolean[] doors = new boolean[101];
    for (int step = 1; step <= 100; step++) for (int i = step; i <= 100; i += step) doors[i] = !doors[i];
    StringBuilder open = new StringBuilder();
    for (int i = 1; i <= 100; i++) if (doors[i]) open.append(i).append(' ');
    System.out.println(open);
  }
}
