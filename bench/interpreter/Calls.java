// SPDX-License-Identifier: Apache-2.0

/** Static and private calls: recursion, many parameters, small leaf methods. */
public class Calls {
  private int total;

  static int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }

  static int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }

  static long many(int a, long b, int c, double d, int e, long f, int g, int h) {
    return a + b + c + (long) d + e + f + g + h;
  }

  private void add(int n) { total += leaf(n); }

  private static int leaf(int n) { return n & 7; }

  public static void main(String[] args) {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 30;
    long checksum = 0;
    Calls calls = new Calls();
    for (int round = 0; round < rounds; round++) {
      checksum = checksum * 31 + fibonacci(25);
      checksum = checksum * 31 + ackermann(2, 300);
      for (int i = 0; i < 300_000; i++) checksum += many(i, i, i + 1, i, i - 1, checksum, 3, round);
      for (int i = 0; i < 500_000; i++) calls.add(i);
    }
    System.out.println("checksum " + (checksum + calls.total));
  }
}
