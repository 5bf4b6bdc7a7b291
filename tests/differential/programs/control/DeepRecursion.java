// SPDX-License-Identifier: Apache-2.0
import java.util.HashMap;
import java.util.Map;

/** Recursion of many shapes to moderate depths: results, not stack sizes. */
public class DeepRecursion {
  static int sum(int n) { return n == 0 ? 0 : n + sum(n - 1); }
  static long ackermann(long m, long n) { return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)); }
  static int gcd(int a, int b) { return b == 0 ? a : gcd(b, a % b); }
  static long fib(int n, Map<Integer, Long> memo) {
    if (n < 2) return n;
    Long known = memo.get(n);
    if (known != null) return known;
    long value = fib(n - 1, memo) + fib(n - 2, memo);
    memo.put(n, value);
    return value;
  }
  static boolean isEven(int n) { return n == 0 || isOdd(n - 1); }
  static boolean isOdd(int n) { return n != 0 && isEven(n - 1); }
  static int hanoi(int n, int from, int to, int via, StringBuilder log) {
    if (n == 0) return 0;
    int moves = hanoi(n - 1, from, via, to, log);
    if (n > 3) log.append(from).append(to).append(' ');
    return moves + 1 + hanoi(n - 1, via, to, from, log);
  }
  static int hofstadter(int n) { return n <= 2 ? 1 : hofstadter(n - hofstadter(n - 1)) + hofstadter(n - hofstadter(n - 2)); }
  static int mccarthy(int n) { return n > 100 ? n - 10 : mccarthy(mccarthy(n + 11)); }
  static int tak(int x, int y, int z) { return y >= x ? z : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y)); }

  static class ListNode {
    final int value;
    final ListNode next;
    ListNode(int value, ListNode next) { this.value = value; this.next = next; }
    int length() { return next == null ? 1 : 1 + next.length(); }
    ListNode reverse(ListNode tail) { ListNode n = new ListNode(value, tail); return next == null ? n : next.reverse(n); }
    @Override public boolean equals(Object o) { return o instanceof ListNode n && n.value == value && (next == null ? n.next == null : next.equals(n.next)); }
    @Override public int hashCode() { return value + (next == null ? 0 : 31 * next.hashCode()); }
  }

  static int unwinding(int n) {
    try {
      if (n == 0) throw new RuntimeException("bottom");
      return unwinding(n - 1);
    } catch (RuntimeException e) {
      if (n % 500 == 0 && n > 0) throw new RuntimeException(e.getMessage() + " " + n);
      throw e;
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println(sum(3000) + " " + ackermann(2, 50) + " " + ackermann(3, 4) + " " + gcd(1071, 462) + " " + fib(90, new HashMap<>()));
    System.out.println(isEven(2500) + " " + isOdd(2500) + " " + hofstadter(25) + " " + mccarthy(5) + " " + tak(12, 8, 4));
    StringBuilder log = new StringBuilder();
    System.out.println(hanoi(6, 1, 3, 2, log) + " " + log);
    ListNode list = null;
    for (int i = 0; i < 2000; i++) list = new ListNode(i, list);
    System.out.println(list.length() + " " + list.reverse(null).value + " " + list.equals(list.reverse(null).reverse(null)) + " " + list.hashCode());
    try {
      unwinding(2100);
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
    int[] result = {0};
    Thread big = new Thread(null, () -> result[0] = sum(30000), "deep", 256 << 20);
    big.start();
    big.join();
    System.out.println(result[0]);
    java.util.function.IntUnaryOperator[] f = new java.util.function.IntUnaryOperator[1];
    f[0] = n -> n == 0 ? 0 : 1 + f[0].applyAsInt(n - 1);
    System.out.println(f[0].applyAsInt(1500));
    java.util.List<Object> nested = new java.util.ArrayList<>();
    for (int i = 0; i < 300; i++) nested = new java.util.ArrayList<>(java.util.List.of(nested));
    System.out.println(nested.toString().length() + " " + nested.hashCode());
  }
}
