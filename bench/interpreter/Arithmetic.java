// SPDX-License-Identifier: Apache-2.0

/** Int, long, float and double arithmetic in loops, with branches. */
public class Arithmetic {
  static int ints(int n) {
    int hash = 17;
    for (int i = 1; i <= n; i++) {
      hash = hash * 31 + (i ^ (hash >>> 7));
      hash += hash / i - hash % (i & 1023 | 1);
      if ((hash & 8) != 0) hash = ~hash << 1;
    }
    return hash;
  }

  static long longs(int n) {
    long state = 0x9E3779B97F4A7C15L;
    for (int i = 0; i < n; i++) {
      state ^= state << 13;
      state ^= state >>> 7;
      state ^= state << 17;
      state += i;
    }
    return state;
  }

  static double doubles(int n) {
    double x = 0.5;
    float y = 1.5f;
    for (int i = 1; i <= n; i++) {
      x = 3.99 * x * (1 - x);
      y = y * 0.99f + (float) x;
      if (y > 50) y -= 49;
    }
    return x + y;
  }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 14;
    long checksum = 0;
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + ints(1_000_000);
      checksum = checksum * 31 + longs(1_000_000);
      checksum = checksum * 31 + Double.doubleToLongBits(doubles(1_000_000));
    }
    System.out.println("checksum " + checksum);
  }
}
