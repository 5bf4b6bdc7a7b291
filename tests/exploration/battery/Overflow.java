// SPDX-License-Identifier: Apache-2.0
package battery;

/** Programs that detect overflow, or fail to. */
public final class Overflow {
  private Overflow() {}

  public static String add(int a, int b) {
    int sum = a + b;
    if (((a ^ sum) & (b ^ sum)) < 0) {
      return a < 0 ? "below" : "above";
    }
    return sum == Integer.MIN_VALUE ? "smallest" : "fits";
  }

  public static int midpoint(int low, int high) {
    if (low < 0 || high < low) {
      return -1;
    }
    int middle = (low + high) / 2;
    return middle < low ? 1 : middle == 1_000_000 ? 2 : 0;
  }

  public static int multiply(long a, long b) {
    if (a <= 0 || b <= 0) {
      return -1;
    }
    if (a > Long.MAX_VALUE / b) {
      return 1;
    }
    return a * b == 1_000_000_007L * 6 && a > 2 && b > 2 ? 2 : 0;
  }

  public static boolean wrapsToZero(int p, int q) {
    if (p != 0 && q != 0) {
      return p * q == 0;
    }
    return false;
  }

  public static int increment(short s, long l) {
    if (++s < 0 && l + 1 < l) {
      return 1;
    }
    return s == 0 ? 2 : 0;
  }

  public static int bufferSize(int count, int size) {
    if (count < 0 || size < 0) {
      return -1;
    }
    int bytes = count * size + 16;
    return bytes < count ? 1 : bytes == 100 ? 2 : 0;
  }
}
