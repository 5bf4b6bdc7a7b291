// SPDX-License-Identifier: Apache-2.0
package battery;

/** Reads and writes at positions that depend on the input, and sizes that do. */
public final class SymbolicIndex {
  private SymbolicIndex() {}

  private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  private static final String[] NAMES = {"zero", "one", "two", "three"};

  public static int alias(int i, int j) {
    int[] a = new int[6];
    a[i] = 7;
    if (a[j] == 7) {
      return i + j == 8 ? 1 : 2;
    }
    return 0;
  }

  public static int pointerChase(int[] next, int start) {
    int at = start;
    for (int hops = 0; hops < 3; hops++) {
      if (at < 0 || at >= next.length) {
        return -1;
      }
      at = next[at];
    }
    return at == 5 ? 1 : 0;
  }

  public static String month(int m) {
    if (m < 1 || m > 12) {
      return "none";
    }
    int days = DAYS[m - 1];
    if (days < 30) {
      return "february";
    }
    return days == 30 ? "short" : "long";
  }

  public static boolean table(int n) {
    String name = NAMES[n & 3];
    return name.length() == 5;
  }

  public static int sized(int n) {
    if (n < 0 || n > 40) {
      return -1;
    }
    byte[] buffer = new byte[n * 3 + 1];
    if (buffer.length == 34) {
      return 1;
    }
    return buffer.length % 5 == 0 ? 2 : 0;
  }

  public static int histogram(int a, int b, int c) {
    int[] count = new int[4];
    count[a & 3]++;
    count[b & 3]++;
    count[c & 3]++;
    if (count[2] == 3) {
      return 1;
    }
    return count[0] == 1 && count[3] == 2 ? 2 : 0;
  }

  public static int indirect(int i, int j) {
    int[] permutation = {3, 0, 4, 1, 2};
    if (i < 0 || i >= 5 || j < 0 || j >= 5) {
      return -1;
    }
    return permutation[permutation[i]] == j && i != j ? 1 : 0;
  }
}
