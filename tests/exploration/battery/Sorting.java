// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.Arrays;
import java.util.Comparator;

/** Branches inside and after sorting. */
public final class Sorting {
  private Sorting() {}

  public static int median(int a, int b, int c) {
    int[] v = {a, b, c};
    for (int i = 1; i < v.length; i++) {
      int key = v[i];
      int j = i - 1;
      while (j >= 0 && v[j] > key) {
        v[j + 1] = v[j];
        j--;
      }
      v[j + 1] = key;
    }
    return v[1] == 17 ? 1 : 0;
  }

  public static boolean bubble(int[] a) {
    if (a.length != 4) {
      return false;
    }
    int swaps = 0;
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3 - i; j++) {
        if (a[j] > a[j + 1]) {
          int t = a[j];
          a[j] = a[j + 1];
          a[j + 1] = t;
          swaps++;
        }
      }
    }
    return swaps == 6;
  }

  public static String library(int a, int b, int c) {
    int[] v = {a, b, c};
    Arrays.sort(v);
    if (v[2] - v[0] == 10) {
      return "spread";
    }
    return Arrays.binarySearch(v, 5) >= 0 ? "has five" : "none";
  }

  public static int comparator(String a, String b) {
    String[] v = {a, b, "mm"};
    Arrays.sort(v, Comparator.comparing(String::length));
    if (v[0].equals("mm")) {
      return v[1].equals(b) ? 1 : 2;
    }
    return v[2].length() == 2 ? 3 : 4;
  }

  public static int search(int key) {
    int[] sorted = {-9, -2, 0, 4, 11, 30, 77};
    int low = 0;
    int high = sorted.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] < key) {
        low = middle + 1;
      } else if (sorted[middle] > key) {
        high = middle - 1;
      } else {
        return middle == 5 ? 50 : middle;
      }
    }
    return -1;
  }
}
