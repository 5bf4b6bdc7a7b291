// SPDX-License-Identifier: Apache-2.0
package battery;

import java.util.Arrays;

/** Branches on the contents and the length of one array. */
public final class Arrays1D {
  private Arrays1D() {}

  public static int maximumPosition(int[] a) {
    if (a.length == 0) {
      return -1;
    }
    int best = 0;
    for (int i = 1; i < a.length; i++) {
      if (a[i] > a[best]) {
        best = i;
      }
    }
    return best == 2 ? 100 : best;
  }

  public static String shape(int[] a) {
    if (a == null) {
      return "null";
    }
    if (a.length > 3) {
      return a[3] == a.length ? "tagged" : "long";
    }
    return a.length == 3 && a[0] + a[1] == a[2] ? "sum" : "short";
  }

  public static boolean ascending(long[] a) {
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] >= a[i]) {
        return false;
      }
    }
    return a.length >= 3;
  }

  public static int equality(int[] a) {
    if (Arrays.equals(a, new int[] {3, 1, 4})) {
      return 1;
    }
    int[] copy = Arrays.copyOf(a, 2);
    return copy[0] == copy[1] && copy[0] != 0 ? 2 : 0;
  }

  public static int bytes(byte[] data) {
    if (data.length < 4) {
      return -1;
    }
    int high = (data[0] & 0xff) << 8 | data[1] & 0xff;
    int magic = high << 16 | (data[2] & 0xff) << 8 | data[3] & 0xff;
    if (magic == 0xCAFEBABE) {
      return 1;
    }
    return data[0] == 'P' && data[1] == 'K' ? 2 : 0;
  }

  public static String booleans(boolean[] flags) {
    int count = 0;
    for (boolean flag : flags) {
      if (flag) {
        count++;
      }
    }
    if (count == 3) {
      return "three";
    }
    return count == flags.length ? "all" : "some";
  }

  public static int strings(String[] words) {
    for (int i = 0; i < words.length; i++) {
      if (words[i] == null) {
        return -1;
      }
      if (words[i].equals("stop")) {
        return i == 1 ? 1 : 2;
      }
    }
    return 0;
  }

  public static double mean(double[] samples) {
    double sum = 0;
    for (double sample : samples) {
      sum += sample;
    }
    double mean = sum / samples.length;
    if (mean != mean) {
      return -1;
    }
    return mean > 10 ? 10 : mean;
  }

  public static char chars(char[] c) {
    if (c.length == 2 && c[0] == 'h' && c[1] == 'i') {
      return '!';
    }
    return c.length == 0 ? '?' : c[c.length - 1];
  }
}
